#!/usr/bin/env python3
"""Solves 2,000 seeded random systems with kiwisolver 1.5.1, and prints what SolverOracleTests compares.

    python3 -m venv venv && venv/bin/pip install kiwisolver==1.5.1
    venv/bin/python solve-with-kiwi.py > kiwi.txt

A line per system: the refused required constraints, the sums of violations by strength, and the same
sums after the constant of one constraint has changed ("-" if that is refused).
"""
import kiwisolver as kiwi

MASK = (1 << 64) - 1
STRENGTHS = [kiwi.strength.required, kiwi.strength.strong, kiwi.strength.medium, kiwi.strength.weak]
COEFFICIENTS = [1, -1, 2, 0.5, -2, 1]


class Random:
    """SplitMix64."""

    def __init__(self, seed):
        self.state = seed

    def below(self, bound):
        self.state = (self.state + 0x9E3779B97F4A7C15) & MASK
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return (z ^ (z >> 31)) % bound


def constraint(random, count):
    first = random.below(count)
    terms = [((first + i) % count, COEFFICIENTS[random.below(6)]) for i in range(1 + random.below(min(3, count)))]
    return [terms, random.below(41) - 20, random.below(3), random.below(4)]


def total(item, values):
    return item[1] + sum(c * values[v] for v, c in item[0])


def violation(item, values):
    t = total(item, values)
    return abs(t) if item[2] == 0 else max(0, t) if item[2] == 1 else max(0, -t)


class System:
    def __init__(self, count):
        self.variables = [kiwi.Variable(str(i)) for i in range(count)]
        self.items = {}
        self.build()

    def build(self):
        self.solver = kiwi.Solver()
        for key, item in self.items.items():
            self.put(key, item)

    def put(self, key, item):
        expression = sum((c * self.variables[v] for v, c in item[0]), item[1] + 0.0)
        made = kiwi.Constraint(expression + 0.0, ["==", "<=", ">="][item[2]], STRENGTHS[item[3]])
        self.solver.addConstraint(made)

    def add(self, key, item):
        try:
            self.put(key, item)
        except kiwi.UnsatisfiableConstraint:
            self.build()
            return False
        self.items[key] = item
        return True

    def remove(self, key):
        # Built anew: kiwisolver's own removal sometimes finds the objective unbounded.
        del self.items[key]
        self.build()

    def sums(self):
        self.solver.updateVariables()
        values = [v.value() for v in self.variables]
        return ",".join(
            "%.3f" % (sum(violation(i, values) for i in self.items.values() if i[3] == s) + 0.0) for s in (1, 2, 3)
        )


for seed in range(2000):
    random = Random(seed)
    count = 2 + random.below(4)
    system = System(count)
    refused = []
    for key in range(6 + random.below(12)):
        if not system.add(key, constraint(random, count)):
            refused.append(key)
        if random.below(5) == 0 and system.items:
            system.remove(sorted(system.items)[random.below(len(system.items))])
    line = [".".join(map(str, refused)), system.sums()]
    if system.items:
        key = sorted(system.items)[random.below(len(system.items))]
        changed = list(system.items[key])
        changed[1] = random.below(41) - 20
        system.remove(key)
        line.append(system.sums() if system.add(key, changed) else "-")
    print(";".join(line))
