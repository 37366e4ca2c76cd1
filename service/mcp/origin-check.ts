/**
 * Admission control of MCP by Host and Origin headers: a malicious page can make a browser send requests to a server on the user's own
 * machine.
 */
import { isIP } from 'node:net'

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Null when admitted; otherwise the reason in Portuguese.
 * @param host as the client sent it, or as a trusted proxy forwarded it.
 */
export type OriginCheck = (host: string | undefined, origin: string | undefined) => string | null

/** @param allowed full origins of other permitted pages: scheme, host and port. */
export function originCheck(baseUrl: string | null, allowed: readonly string[] = []): OriginCheck {
  const own = baseUrl === null ? null : new URL(baseUrl).hostname

  /**
   * DNS rebinding protection: a page can point its own domain here, and the browser then sends that name as Host. Unknown names are
   * rejected; IP addresses and names without a dot cannot belong to a remote page.
   */
  const knownHost = (name: string): boolean =>
    LOOPBACK.has(name) || name === own || isIP(name.replace(/^\[|\]$/g, '')) !== 0 || /^[a-z0-9-]+$/.test(name)
  const knownOrigin = (name: string): boolean => LOOPBACK.has(name) || name === own

  /** Last admitted host: most requests repeat it, and comparing is cheaper than parsing. */
  let known: string | undefined

  return (host, origin) => {
    if (host !== undefined && host === known && origin === undefined) return null
    const name = hostname(`http://${host ?? ''}`)
    if (name === null || !knownHost(name)) {
      return 'O endereço pedido (cabeçalho Host) não é o deste serviço. Quem o opera pode informá-lo em BASE_URL.'
    }
    known = host
    if (origin === undefined) return null
    if (allowed.includes(origin)) return null
    const page = hostname(origin)
    return page !== null && knownOrigin(page)
      ? null
      : 'Páginas de outra origem (cabeçalho Origin) não são aceitas aqui. Quem opera o serviço pode aceitá-las em ALLOWED_ORIGINS.'
  }
}

function hostname(address: string): string | null {
  return URL.canParse(address) ? new URL(address).hostname || null : null
}
