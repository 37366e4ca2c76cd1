/** DAS slip of the Simples Nacional or of a MEI: period, due date and the tax of each code. */
import { type Money, toNumber } from '../../core/money.ts'
import { foldedLabel } from '../../domains/payroll/rules/payslip/line-labels.ts'
import { amountsIn, dateOf, monthIn } from './rows.ts'

/** Revenue codes of the slip: IRPJ 1001 to ISS 1010. */
const ITEM = /(?<![\d.,/-])(10(?:0[1-9]|10))(?![\d.,/-])\s*[-–]?\s*(.*)/
const NONE: Money = 0n

function itemOf(row: string) {
  const found = ITEM.exec(row)
  const amounts = amountsIn(row)
  if (!found || amounts.length === 0) return []
  const tax = found[2]!.replace(/\s*(?:R\$ ?)?\d[\d.]*,\d{2}.*$/, '').trim()
  const [principal, fine, interest, total] = amounts.length >= 4 ? amounts : [amounts[0]!, NONE, NONE, amounts.at(-1)!]
  return [
    {
      code: found[1]!,
      tax,
      principal: toNumber(principal!),
      fine: toNumber(fine!),
      interest: toNumber(interest!),
      total: toNumber(total!),
    },
  ]
}

export function dasOf(rows: readonly string[]) {
  const text = foldedLabel(rows.join(' '))
  const period = rows.find((row) => /apura[cç][aã]o|compet[eê]ncia|\bPA\b/i.test(row) && monthIn(afterPeriod(row)) !== null)
  const total = rows.find(
    (row) =>
      /valor total|total (?:do|da) (?:documento|guia)|valor a (?:pagar|recolher)|total a (?:pagar|recolher)/i.test(row) &&
      amountsIn(row).length > 0,
  )
  const items = rows.flatMap(itemOf)
  return {
    kind: /\bmei\b|\bmicroempreendedor\b|\bsimei\b|\bpgmei\b/.test(text) ? ('mei' as const) : ('simples' as const),
    period: period === undefined ? null : monthIn(afterPeriod(period)),
    dueOn: dateOf(rows, /vencimento|pagar at[eé]/i),
    total: total === undefined ? null : toNumber(amountsIn(total).at(-1)!),
    items,
    receiptOf: /\bcomprovante (?:de )?(?:pagamento|arrecadacao)\b/.test(text)
      ? dateOf(rows, /data (?:do |de )?(?:pagamento|arrecada[cç][aã]o)|pago em/i)
      : null,
  }
}

const afterPeriod = (row: string): string =>
  row.slice(/apura[cç][aã]o|compet[eê]ncia|\bPA\b/i.exec(row)?.index ?? 0).replace(/\d{2}\/\d{2}\/\d{4}/g, ' ')

export type Das = ReturnType<typeof dasOf>

export function dasCheck({ kind, period, dueOn, total, items, receiptOf }: Das) {
  if (items.length === 0 && total === null) return null
  return {
    name: 'das',
    path: '/v1/check/das',
    input: {
      kind,
      ...(period !== null && { period }),
      ...(dueOn !== null && { due_on: dueOn }),
      ...(total !== null && { total }),
      items: items.map(({ code, principal, fine, interest, total: whole }) => ({ code, principal, fine, interest, total: whole })),
      ...(receiptOf !== null && { paid_on: receiptOf }),
    },
    missing: [...(period === null ? ['period'] : []), ...(total === null ? ['total'] : [])],
  }
}

/** Input that the slip of a company gives its calculator: the revenue is not on it. */
export const dasFeeds = ({ kind }: Das) =>
  kind === 'simples' ? [{ operation: 'simples-nacional', input: {}, missing: ['revenue', 'last_12_months_revenue', 'annex'] }] : []
