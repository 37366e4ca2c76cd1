/** The service as people start it, from what the build made: it says what the sources say, to the letter. */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pageAddresses } from '../service/doors/web/pages/sitemap.ts'
import { ports } from './support/ports.ts'
import { program } from './support/programs.ts'
import { rounds } from './support/rounds.ts'
import { type ServiceProcess, serviceProcess } from './support/service-process.ts'

describe('the built service', () => {
  let service: ServiceProcess
  beforeAll(async () => {
    service = await serviceProcess()
  })
  afterAll(() => service?.remove())

  const textOf = async (address: string): Promise<string> => (await fetch(`${service.url}${address}`)).text()

  it('is a text of one byte a letter, which is how it is read', () => {
    const bytes = readFileSync(program('programs').replace(/\.js$/, '.cjs'))
    expect(bytes.findIndex((byte) => byte > 0x7f)).toBe(-1)
  })

  /** What UTF-8 looks like when it is read a byte at a time. */
  const MANGLED = /[\u00c2\u00c3][\u0080-\u00bf]|\u00e2\u0080/

  it('writes its pages with their accents', async () => {
    expect(await textOf('/busca?q=rescisao')).toContain('O que você quer saber?')
    const addresses = pageAddresses(ports).filter((_, index) => index % rounds(27, 9) === 0)
    for (const address of ['/', '/docs', '/busca?q=d%C3%B3lar', ...addresses]) {
      const text = await textOf(address)
      expect(text, address).toMatch(/[áéíóúãõç]/)
      expect(MANGLED.exec(text)?.[0], address).toBeUndefined()
    }
  })
})
