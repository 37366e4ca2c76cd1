/** Bracket tables of different lengths: a bracket is found by its table and by the number of limits an amount exceeds. */

export const mostBrackets = (tables: readonly (readonly unknown[])[]): number => Math.max(...tables.map(({ length }) => length))

/** Brackets of every table in one list, each table padded with its last bracket to the length of the longest. */
export function bracketRows<B>(tables: readonly (readonly B[])[]): B[] {
  const most = mostBrackets(tables)
  return tables.flatMap((brackets) => Array.from({ length: most }, (_, index) => brackets[index] ?? brackets.at(-1)!))
}

/** One column per limit between brackets: `limit_1` of every table, `limit_2`. @param limitOf Limit of a bracket, or of a missing one. */
export function limitColumns<B>(
  tables: readonly (readonly B[])[],
  called: string,
  limitOf: (bracket: B | undefined) => bigint,
): Record<string, bigint[]> {
  return Object.fromEntries(
    Array.from({ length: mostBrackets(tables) - 1 }, (_, index) => [
      `${called}_${index + 1}`,
      tables.map((brackets) => limitOf(brackets[index])),
    ]),
  )
}
