/** Loan contract: what was released and financed, rates, instalments and costs. */
import { type Money, toNumber } from '../../core/money.ts'
import { amountOf, dateOf, datesIn, type Row, rowsOf } from './rows.ts'

const percentIn = (text: string): number[] =>
  (text.match(/\d{1,3}(?:[.,]\d{1,4})?(?= ?%)/g) ?? []).map((rate) => Number(rate.replace(',', '.')))
const MONTH = /\ba ?m\b|\bao mes\b|\bmensal\b|\bmes\b/
const YEAR = /\ba ?a\b|\bao ano\b|\banual\b|\bano\b/

/** Monthly and yearly rates of a row: by the words after each, else the first is the month's. */
function ratesIn(rows: readonly Row[], words: RegExp, not?: RegExp): { readonly monthly: number | null; readonly annual: number | null } {
  const found = rows.filter(({ folded, text }) => words.test(folded) && !not?.test(folded) && percentIn(text).length > 0)
  let [monthly, annual]: (number | null)[] = [null, null]
  for (const { text, folded } of found) {
    const rates = percentIn(text)
    if (rates.length >= 2) {
      monthly ??= rates[0]!
      annual ??= rates[1]!
    } else if (YEAR.test(folded) && !MONTH.test(folded)) annual ??= rates[0]!
    else monthly ??= rates[0]!
  }
  return { monthly: monthly!, annual: annual! }
}

const or = (amount: Money | null): number | null => (amount === null ? null : toNumber(amount))
const named = (rows: readonly Row[], words: RegExp) =>
  rows.flatMap(({ folded, amounts }) =>
    words.test(folded) && amounts.length > 0
      ? [{ name: folded.replace(/^\d+ /, '').replace(/ r$/, ''), amount: toNumber(amounts.at(-1)!) }]
      : [],
  )

const MODALITIES: readonly (readonly [RegExp, string])[] = [
  [/\bconsignado\b.*\binss\b|\binss\b.*\bconsignado\b|\bbeneficio\b.*\bconsignad\w*\b/, 'payroll_inss'],
  [/\bconsignad\w*\b.*\b(?:servidor|publico|siape)\b/, 'payroll_public'],
  [/\bcredito do trabalhador\b|\bconsignad\w*\b.*\b(?:privado|clt)\b/, 'payroll_private'],
  [/\bveiculo\b|\bautomovel\b/, 'vehicle'],
  [/\bemprestimo pessoal\b|\bcredito pessoal\b/, 'personal'],
]

export function loanContractOf(rows: readonly string[]) {
  const parsed = rowsOf(rows)
  const text = parsed.map(({ folded }) => folded).join(' ')
  const rate = ratesIn(parsed, /\bjuros\b|\btaxa\b/, /\bcet\b|\bcusto efetivo\b|\bmora\b|\bmulta\b/)
  const cet = ratesIn(parsed, /\bcet\b|\bcusto efetivo\b/)
  const parcels = rows
    .map((row) =>
      /(?:quantidade|n[uú]mero|qtde?\.?|n[ºo°.]+|prazo|total)\D{0,40}(?:parcelas|presta[cç][oõ]es|meses)\W*?\D{0,60}?(\d{1,3})(?![\d.,%/])|(\d{1,3}) (?:parcelas|presta[cç][oõ]es|x de)/i.exec(
        row,
      ),
    )
    .find((found) => found !== null)
  const times = rows.map((row) => /(?<!\d)(\d{1,3}) ?x ?(?:de )?R\$/i.exec(row)?.[1]).find((found) => found !== undefined)
  const installments = parcels ? Number(parcels[1] ?? parcels[2]) : times === undefined ? null : Number(times)
  return {
    released: or(
      amountOf(
        parsed,
        /\b(?:credito|valor) (?:liberado|liquido)\b|\bvalor (?:do |d[eo] )?(?:credito|emprestimo)\b|\bliberado\b|\bsolicitado\b/,
        /\btotal\b/,
      ),
    ),
    financed: or(amountOf(parsed, /\btotal financiado\b|\bvalor financiado\b|\btotal d[oa] (?:credito|divida|operacao|emprestimo)\b/)),
    iof: or(amountOf(parsed, /\biof\b/)),
    monthlyRate: rate.monthly,
    annualRate: rate.annual,
    cetMonthly: cet.monthly,
    cetAnnual: cet.annual,
    installments,
    installment: or(amountOf(parsed, /\bvalor (?:da |de cada |das )?(?:parcelas?|prestac(?:ao|oes))\b|\bparcela mensal\b|\b\d{1,3} ?x\b/)),
    fees: named(parsed, /\btarifa\b|\bcadastro\b|\bregistro d[eo] contrato\b|\bavaliacao\b/),
    insurance: named(parsed, /\bseguro\b/),
    signedOn:
      dateOf(rows, /emiss[aã]o|data (?:do |da )?(?:contrato|contrata[cç][aã]o|opera[cç][aã]o|assinatura)|celebrad|contratad[oa] em/i) ??
      datesIn(rows.slice(0, 3).join(' '))[0] ??
      null,
    firstDueOn: dateOf(rows, /primeir[oa] (?:vencimento|parcela)|vencimento da (?:1|primeira)|1[ºª°.]? ?(?:vencimento|parcela)/i),
    modality: MODALITIES.find(([words]) => words.test(text))?.[1] ?? null,
  }
}

export type LoanContract = ReturnType<typeof loanContractOf>

/** Input of the comparison with the average of the market; the fees and the tax are those that the contract finances. */
export function loanCheck(loan: LoanContract) {
  const {
    released,
    installments,
    monthlyRate,
    annualRate,
    installment,
    iof,
    fees,
    financed,
    insurance,
    cetAnnual,
    cetMonthly,
    signedOn,
    firstDueOn,
    modality,
  } = loan
  if (released === null && installment === null) return null
  const given = (field: string, value: number | string | null) => (value === null ? {} : { [field]: value })
  const total = (parts: readonly { readonly amount: number }[]) =>
    parts.length === 0 ? null : Number(parts.reduce((sum, { amount }) => sum + BigInt(Math.round(amount * 100)), 0n)) / 100
  return {
    name: 'credit-check',
    path: '/v1/calc/credit-check',
    input: {
      ...given('modality', modality),
      ...given('contract_date', signedOn),
      ...given('amount', released),
      ...given('installments', installments),
      ...given('monthly_rate', monthlyRate),
      ...given('annual_rate', annualRate),
      ...given('installment', installment),
      ...given('iof_amount', iof),
      ...given('financed_fees', total(fees)),
      ...given('financed_insurance', total(insurance)),
      ...given('total_financed', financed),
      ...given('first_due', firstDueOn),
      ...given('cet_annual', cetAnnual),
      ...given('cet_monthly', cetMonthly),
    },
    missing: [
      ...(modality === null ? ['modality'] : []),
      ...(signedOn === null ? ['contract_date'] : []),
      ...(released === null ? ['amount'] : []),
      ...(installments === null ? ['installments'] : []),
    ],
  }
}
