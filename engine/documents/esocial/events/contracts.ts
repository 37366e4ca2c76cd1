/** Admissions (S-2200, S-2300) and employer (S-1000): source of the category and regime that other events omit. */

import { at, textAt } from '../../../xml/tree.ts'
import type { FoundEvent } from './events.ts'
import { operationOf } from './events.ts'

interface Contract {
  readonly category: string
  /** tpRegTrab: 1 is CLT; empty when missing. */
  readonly regime: string
}

const KEY = '\u0000'

export class Contracts {
  readonly #byContract = new Map<string, Contract>()
  readonly #employers = new Map<string, { readonly taxClass: string; readonly cooperative: boolean }>()

  add({ event, body, employer }: FoundEvent): void {
    const worker = textAt(body, 'trabalhador', 'cpfTrab')
    const contract = event === 'S-2200' ? at(body, 'vinculo') : at(body, 'infoTSVInicio')
    const complement = at(contract, 'infoComplementares')
    const category = textAt(contract, 'infoContrato', 'codCateg') || textAt(contract, 'codCateg')
    const regime =
      textAt(contract, 'tpRegTrab') ||
      textAt(complement, 'infoDirigenteSindical', 'tpRegTrab') ||
      textAt(complement, 'infoTrabCedido', 'tpRegTrab')
    if (category !== '') this.#byContract.set([employer, worker, textAt(contract, 'matricula')].join(KEY), { category, regime })
  }

  /** S-1000: the tax class (classTrib) determines the contribution of providers. */
  addEmployer({ body, employer }: FoundEvent): void {
    const operation = operationOf(at(body, 'infoEmpregador'))
    if (!operation || operation.does === 'exclusao') return
    const data = at(operation.node, 'infoCadastro')
    this.#employers.set(employer, { taxClass: textAt(data, 'classTrib'), cooperative: textAt(data, 'indCoop') === '1' })
  }

  of(employer: string, cpf: string, matricula: string): Contract | null {
    return this.#byContract.get([employer, cpf, matricula].join(KEY)) ?? null
  }

  employer(employer: string): { readonly taxClass: string; readonly cooperative: boolean } | null {
    return this.#employers.get(employer) ?? null
  }
}
