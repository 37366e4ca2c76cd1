/** Serializes JSON values as YAML 1.2: indented blocks, with every string in JSON quotes to avoid ambiguity. */
export function yamlOf(value: unknown, indent = ''): string {
  if (value === null || typeof value !== 'object') return `${JSON.stringify(value)}\n`
  const deeper = `${indent}  `
  const members: readonly (readonly [string, unknown])[] = Array.isArray(value)
    ? value.map((item) => ['-', item] as const)
    : Object.entries(value).flatMap(([name, member]) => (member === undefined ? [] : [[`${nameText(name)}:`, member] as const]))
  if (members.length === 0) return Array.isArray(value) ? '[]\n' : '{}\n'
  return members.map(([name, member]) => `${indent}${name}${isBlock(member) ? '\n' : ' '}${yamlOf(member, deeper)}`).join('')
}

const isBlock = (value: unknown): boolean => value !== null && typeof value === 'object' && Object.keys(value).length > 0

/** Leaves unambiguous names unquoted. */
const nameText = (name: string): string =>
  /^[A-Za-z_$][\w$-]*$/.test(name) && !/^(?:y|n|yes|no|on|off|true|false|null)$/i.test(name) ? name : JSON.stringify(name)
