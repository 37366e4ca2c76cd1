/** Spreadsheets as Brazilian programs open them: semicolons, decimal commas, and the mark that says UTF-8. */
export function csvText(header: readonly string[], lines: readonly (readonly unknown[])[]): string {
  return `\uFEFF${[header, ...lines].map((line) => line.map(csvCell).join(';')).join('\r\n')}\r\n`
}

function csvCell(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return String(value).replace('.', ',')
  if (typeof value === 'boolean') return value ? 'sim' : 'não'
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return /[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
