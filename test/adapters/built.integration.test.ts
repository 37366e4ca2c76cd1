/** The production build: its output must equal that of the sources exactly. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { currentBuild } from '../../build/service.ts'
import { pageAddresses } from '../../service/web/pages/frame/sitemap.ts'
import { rounds } from '../support/lanes/rounds.ts'
import { ports } from '../support/ports.ts'
import { type ServiceProcess, serviceProcess } from '../support/service-process.ts'

describe('the built service', () => {
  let service: ServiceProcess
  beforeAll(async () => {
    service = await serviceProcess()
  })
  afterAll(() => service?.remove())

  const textOf = async (address: string): Promise<string> => (await fetch(`${service.url}${address}`)).text()

  it('is a single-byte text, as the loader reads it', () => {
    const bytes = readFileSync(fileURLToPath(new URL(`../../dist/${currentBuild()}/programs.cjs`, import.meta.url)))
    expect(bytes.findIndex((byte) => byte > 0x7f)).toBe(-1)
  })

  /** UTF-8 misread as Latin-1. */
  const MANGLED = /[\u00c2\u00c3][\u0080-\u00bf]|\u00e2\u0080/

  it('keeps accents in its pages', async () => {
    expect(await textOf('/busca?q=rescisao')).toContain('O que você quer saber?')
    const addresses = pageAddresses(ports).filter((_, index) => index % rounds(27, 9) === 0)
    for (const address of ['/', '/docs', '/busca?q=d%C3%B3lar', ...addresses]) {
      const text = await textOf(address)
      expect(text, address).toMatch(/[áéíóúãõç]/)
      expect(MANGLED.exec(text)?.[0], address).toBeUndefined()
    }
  })
})
