import CompositionalLayout
public import ListEngine

/// Components of one type that follow one another in a group.
///
/// They are kept as they were given: nothing is made for each of them.
@usableFromInline
class ComponentRun {
  /// The number of components.
  @usableFromInline final let count: Int
  /// The type of the components.
  @usableFromInline final let type: ObjectIdentifier
  /// The functions that were compiled for that type.
  final let functions: ComponentFunctions

  @usableFromInline
  init(count: Int, type: ObjectIdentifier, _ functions: ComponentFunctions) {
    self.count = count
    self.type = type
    self.functions = functions
  }

  /// The component at a position.
  final func component(at position: Int) -> AnyComponent { functions.component(self, position) }
}

/// The operations on components, compiled where their type is known.
///
/// Closures instead of methods: methods of generic classes of another module are not specialised.
@usableFromInline
struct ComponentFunctions {
  /// One component.
  let component: (ComponentRun, Int) -> AnyComponent
  /// Adds the places of the components.
  let addPlaces: (ComponentRun, inout ComponentPlaces) -> Void
  /// Gives a section the rows of components of one type.
  let setRows: ([ComponentRun], ComponentContexts, inout ListEngine.Section) -> Void
  /// The rows one by one, for sections of several types.
  let items: (ComponentRun, ComponentContexts) -> [any AnyItem]

  @inlinable
  init<Base: Component>(of type: Base.Type) {
    self.init { run, position in
      AnyComponent(unsafeDowncast(run, to: TypedComponents<Base>.self)[position])
    } addPlaces: { run, places in
      unsafeDowncast(run, to: TypedComponents<Base>.self).addPlaces(to: &places)
    } setRows: { runs, contexts, section in
      let components = TypedComponents<Base>.joined(runs)
      guard components.keepsIdentities else {
        return IdentifiedComponent<Base>.setRows(of: components, contexts, &section)
      }
      let context = contexts.context(of: Base.self)
      section.setLazyItems(components.all, id: context.id) { element in
        Item(ComponentContent(element.components[element.position], context))
      }
    } items: { run, contexts in
      let components = unsafeDowncast(run, to: TypedComponents<Base>.self)
      guard components.keepsIdentities else {
        return IdentifiedComponent<Base>.items(of: components, contexts)
      }
      let context = contexts.context(of: Base.self)
      return (0..<components.count).map { Item(ComponentContent(components[$0], context)) }
    }
  }

  @usableFromInline
  init(
    component: @escaping (ComponentRun, Int) -> AnyComponent,
    addPlaces: @escaping (ComponentRun, inout ComponentPlaces) -> Void,
    setRows: @escaping ([ComponentRun], ComponentContexts, inout ListEngine.Section) -> Void,
    items: @escaping (ComponentRun, ComponentContexts) -> [any AnyItem]
  ) {
    self.component = component
    self.addPlaces = addPlaces
    self.setRows = setRows
    self.items = items
  }
}

/// Components of a type.
@usableFromInline
final class TypedComponents<Base: Component>: ComponentRun {
  /// The components, in the form in which they were given.
  @usableFromInline
  enum Storage {
    case one(Base)
    case array([Base])
    /// Made when they are needed; all are placed as the first one.
    case lazy(id: (Int) -> AnyHashable, make: (Int) -> Base)
  }

  @usableFromInline let storage: Storage

  @inlinable
  init(_ storage: Storage, count: Int) {
    self.storage = storage
    super.init(
      count: count,
      type: ObjectIdentifier(Base.self),
      ComponentFunctions(of: Base.self)
    )
  }

  /// All components, as a collection.
  @inlinable var all: ComponentElements<Base> { ComponentElements(self) }

  @inlinable
  subscript(position: Int) -> Base {
    switch storage {
    case .one(let component): component
    case .array(let components): components[position]
    case .lazy(_, let make): make(position)
    }
  }

  @inlinable
  func id(at position: Int) -> AnyHashable {
    if case .lazy(let id, _) = storage { return id(position) }
    return self[position].id
  }

  /// True if the components give the same identity whenever they are asked, as far as the first one
  /// says.
  @inlinable var keepsIdentities: Bool {
    if case .lazy = storage { return true }
    guard count > 0 else { return true }
    let first = self[0]
    return first.id == first.id
  }

  /// The components of runs of this type, one after the other.
  @inlinable
  static func joined(_ runs: [ComponentRun]) -> TypedComponents {
    if runs.count == 1 { return unsafeDowncast(runs[0], to: TypedComponents.self) }
    var all: [Base] = []
    all.reserveCapacity(runs.reduce(0) { $0 + $1.count })
    for run in runs {
      let components = unsafeDowncast(run, to: TypedComponents.self)
      if case .array(let array) = components.storage {
        all += array
      } else {
        for position in 0..<components.count { all.append(components[position]) }
      }
    }
    return TypedComponents(.array(all), count: all.count)
  }

  @inlinable
  func addPlaces(to places: inout ComponentPlaces) {
    guard count > 0 else { return }
    var place = ComponentPlace(self[0])
    if case .lazy = storage { return places.add(place, count: count) }
    var start = 0
    for position in 1..<count {
      let component = self[position]
      if place.isPlace(of: component) { continue }
      places.add(place, count: position - start)
      place = ComponentPlace(component)
      start = position
    }
    places.add(place, count: count - start)
  }
}

/// The components of a run, as the elements of a collection.
@usableFromInline
struct ComponentElements<Base: Component>: RandomAccessCollection {
  /// A component that is made on demand.
  @usableFromInline
  struct Element {
    @usableFromInline let components: TypedComponents<Base>
    @usableFromInline let position: Int

    @inlinable
    init(_ components: TypedComponents<Base>, _ position: Int) {
      self.components = components
      self.position = position
    }

    /// The identity of the component.
    @inlinable var id: AnyHashable { components.id(at: position) }
  }

  @usableFromInline let components: TypedComponents<Base>

  @inlinable
  init(_ components: TypedComponents<Base>) {
    self.components = components
  }

  @inlinable var startIndex: Int { 0 }
  @inlinable var endIndex: Int { components.count }
  @inlinable var count: Int { components.count }
  @inlinable
  subscript(position: Int) -> Element { Element(components, position) }
}
