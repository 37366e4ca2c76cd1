/** IPv6 blocks above /64: a home gets a /56 and a company a /48, so each is bounded at a multiple of one /64. */

const OF_64 = '::/64'

/** Blocks around an address key of the limiter, with how many /64 each counts as; none for IPv4. */
export function blocksOf(key: string): readonly (readonly [block: string, multiple: number])[] {
  if (!key.endsWith(OF_64)) return []
  const [a = '', b = '', c = '', d = ''] = key.slice(0, -OF_64.length).split(':')
  return [
    [`${a}:${b}:${c}:${(Number.parseInt(d, 16) & 0xff00).toString(16)}::/56`, MULTIPLE_OF_56],
    [`${a}:${b}:${c}::/48`, MULTIPLE_OF_48],
  ]
}

export const MULTIPLE_OF_56 = 4
export const MULTIPLE_OF_48 = 16
