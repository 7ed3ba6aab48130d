/// The way in which a section scrolls across the layout's direction.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Hashable, Sendable,
  CaseIterable
{
  /// It does not.
  case none
  /// It stops anywhere.
  case continuous
  /// It stops at the leading edge of a group.
  case continuousGroupLeadingBoundary
  /// It stops at multiples of its own length, one for each gesture.
  case paging
  /// It stops at the leading edge of a group, one for each gesture.
  case groupPaging
  /// It stops with a group in the centre, one for each gesture.
  case groupPagingCentered
}
