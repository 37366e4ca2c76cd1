/** Result as plain values, the same for every adapter. CPFs are masked. */

import { type Money, toNumber } from '../../core/money.ts'
import { readersLanguage, translate, word } from '../../core/text/language.ts'
import type { EsocialAnswer, EsocialVerdict, WorkerMonth } from './check.ts'
import type { Difference } from './comparison/compare.ts'
import { maskedCpf } from './events/amounts.ts'
import type { Place } from './events/remuneration.ts'
import type { Income } from './totals/income.ts'
import type { FgtsTotal, InssTotal } from './totals/rebuild.ts'

const orNull = (amount: Money | null): number | null => (amount === null ? null : toNumber(amount))
const distinct = (words: readonly string[]): string => [...new Set(words)].filter((word) => word !== '').join(', ')

function placeView({ establishment, lotacao, matricula, category }: Place) {
  return { matricula, establishment, lotacao, category }
}

const inssBaseView = ({ place, thirteenth, type, amount }: InssTotal) => ({
  ...placeView(place),
  ind13: thirteenth ? 1 : 0,
  tpValor: type,
  amount: toNumber(amount),
})

const fgtsDepositView = ({ place, type, incidence, reference, base, deposit }: FgtsTotal) => ({
  ...placeView(place),
  tpValor: type,
  indIncid: incidence,
  reference,
  base: toNumber(base),
  deposit: toNumber(deposit),
})

const incomeView = ({ sums, whole, byTable }: Income) => ({
  whole,
  income: [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([type, amount]) => ({ tpInfoIR: type, amount: toNumber(amount) })),
  byTable: orNull(byTable),
})

function workerView({ cpf, period, rebuilt, income }: WorkerMonth) {
  const places = rebuilt.flatMap(({ remuneration }) => remuneration.items.map(({ place }) => place))
  return {
    cpf: maskedCpf(cpf),
    matricula: distinct(places.map(({ matricula }) => matricula)),
    category: distinct(places.map(({ category }) => category)),
    period,
    events: rebuilt.map(({ remuneration }) => remuneration.event),
    s5001: {
      bases: rebuilt.flatMap(({ inss }) => inss.filter(({ amount }) => amount > 0n).map(inssBaseView)),
      contributions: rebuilt.flatMap(({ contributions }) =>
        contributions.map(({ code, calculated, withheld }) => ({
          tpCR: code,
          calculated: orNull(calculated),
          withheld: toNumber(withheld),
        })),
      ),
    },
    s5002: income === null ? null : incomeView(income),
    s5003: rebuilt.flatMap(({ fgts }) => fgts.map(fgtsDepositView)),
  }
}

const differenceView = ({ event, cpf, period, type, field, rebuilt, returned, difference, rubrics, ...place }: Difference) => ({
  event,
  cpf,
  period,
  ...placeView(place),
  tpValor: type,
  field,
  rebuilt: toNumber(rebuilt),
  returned: toNumber(returned),
  difference: toNumber(difference),
  rubrics: rubrics.map((each) => ({ ...each, amount: toNumber(each.amount) })),
})

const many = (count: number, one: string, more: string): string =>
  `${count.toLocaleString(readersLanguage() === null ? 'pt-BR' : 'en-US')} ${translate(count === 1 ? one : more)}`

const SENTENCES: Readonly<Record<EsocialVerdict, (answer: EsocialAnswer) => string>> = {
  consistent: ({ compared }) =>
    word`Confere: ${many(compared, 'total refeito é igual ao devolvido', 'totais refeitos são iguais aos devolvidos')}.`,
  partly_checked: ({ compared, left }) =>
    left === 0
      ? word`O que foi comparado confere (${many(compared, word`total`, word`totais`)}), mas nem tudo foi lido.`
      : word`O que foi comparado confere (${many(compared, word`total`, word`totais`)}); ${many(left, 'total não pôde ser comparado', 'totais não puderam ser comparados')}.`,
  differs: ({ compared, differences }) =>
    word`De ${many(compared, 'total comparado', 'totais comparados')}, ${many(differences.length, 'é diferente do devolvido', 'são diferentes dos devolvidos')}.`,
  inconclusive: ({ workers }) =>
    workers.length === 0
      ? 'Não há remuneração entre os arquivos: nada foi refeito.'
      : 'Nada do que foi devolvido pôde ser comparado: os totais refeitos estão abaixo.',
}

export function esocialView(answer: EsocialAnswer) {
  return {
    verdict: answer.verdict,
    answer: SENTENCES[answer.verdict](answer),
    compared: answer.compared,
    notCompared: answer.left,
    workers: answer.workers.map(workerView),
    differences: answer.differences.map(differenceView),
    notes: answer.notes,
    notUnderstood: answer.notUnderstood.map((each) => ({ ...each, amount: orNull(each.amount) })),
    files: answer.files,
  }
}

export type EsocialView = ReturnType<typeof esocialView>
