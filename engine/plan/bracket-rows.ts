/** Tables of brackets of different lengths, so that a bracket is found by its table and by how many limits an amount passes. */

export const mostBrackets = (tables: readonly (readonly unknown[])[]): number => Math.max(...tables.map(({ length }) => length))

/** The brackets of every table in one list, each table filled by its last bracket to the length of the longest. */
export function bracketRows<B>(tables: readonly (readonly B[])[]): B[] {
  const most = mostBrackets(tables)
  return tables.flatMap((brackets) => Array.from({ length: most }, (_, index) => brackets[index] ?? brackets.at(-1)!))
}

/** The limits between brackets, a column for each: `limit_1` of every table, `limit_2`. @param limitOf of a bracket, or of none. */
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
