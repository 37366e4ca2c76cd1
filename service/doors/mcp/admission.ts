/** Who may speak to this door. A browser can be led to send requests to a server on the reader's own machine: Host and Origin tell. */
import { isIP } from 'node:net'

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Null when the request may pass; else why not, in Portuguese.
 * @param host as the caller wrote it, or as a trusted proxy says it did.
 */
export type Admission = (host: string | undefined, origin: string | undefined) => string | null

/** @param allowed origins of other pages that may ask, whole: scheme, name and port. */
export function admission(baseUrl: string | null, allowed: readonly string[] = []): Admission {
  const own = baseUrl === null ? null : new URL(baseUrl).hostname

  /**
   * A page can make a name of its own point here (DNS rebinding), and then the browser says that name. So an unknown name is refused.
   * An address, or a name without a dot, is no name a page elsewhere could own.
   */
  const knownHost = (name: string): boolean =>
    LOOPBACK.has(name) || name === own || isIP(name.replace(/^\[|\]$/g, '')) !== 0 || /^[a-z0-9-]+$/.test(name)
  const knownOrigin = (name: string): boolean => LOOPBACK.has(name) || name === own

  /** The last one let in: most requests say the same, and comparing is cheaper than reading an address. */
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
