/** Addresses of pages, some of each template, for the tests that read every kind of page. */
import { examplesOf } from '../../../service/web/forms/form-request.ts'
import { pageAddresses } from '../../../service/web/pages/frame/sitemap.ts'
import { rounds } from '../lanes/rounds.ts'
import { ports, registry } from '../ports.ts'

/** Samples one page in so many where a template renders many. */
const EVERY = rounds(24, 6)
const template = (address: string): string | undefined => address.split('/')[1]
export const spread = (all: readonly string[]): string[] =>
  all.filter((address) => {
    const same = all.filter((other) => template(other) === template(address))
    return same.length < 20 || same.indexOf(address) % EVERY === 0
  })

/** Blank forms show no result: sample example results too. */
export const answered = [...registry.calculators.values(), ...registry.decisions.values(), ...registry.checks.values()]
  .filter((_, index) => index % EVERY === 0)
  .map((member) => examplesOf(member)[0]!.address)

export const pageSample = [
  '/docs/net-salary',
  '/docs/table',
  '/docs/busca?q=salario',
  ...pageAddresses(ports),
  ...answered,
  '/busca?q=ferias',
  '/calculadora/salario-liquido?gross_salary=abc',
  '/salarios?q=enfermeiro',
  '/salarios/motorista?uf=SP',
  '/salarios/2312',
  '/salarios?uf=SP&sort=median&offset=50',
]
