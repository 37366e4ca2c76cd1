/** Figures printed outside the pay lines: totals, net, bases, FGTS deposit. */
import { foldedLabel } from '../../domains/payroll/rules/payslip/line-labels.ts'

export const PRINTED_FIELDS = [
  'basicSalary',
  'totalEarnings',
  'totalDeductions',
  'net',
  'inssBase',
  'irrfBase',
  'fgtsBase',
  'fgts',
  'thirteenthInssBase',
  'thirteenthIrrfBase',
  'vacationIrrfBase',
  'plrIrrfBase',
] as const
export type PrintedField = (typeof PRINTED_FIELDS)[number]

/** `ignored`: recognized but unused, such as the tax bracket or the FGTS on the 13th salary. */
export type PrintedMeaning = PrintedField | 'totals' | 'ignored'

const EARNINGS = /\b(?:venc\w*|prov\w*|cred\w*|bruto|bruta|ganhos|rendimentos|remuneracao|verbas|vantagens)\b/
const DEDUCTIONS = /\b(?:desc\w*|deb\w*|deducoes|ded)\b/
const BASE =
  /\b(?:bases?|bc|b(?= (?:calc|inss|fgts|irr?f?)\b)|bs|sal\w* (?:de )?contr(?!at)\w*|contr\w* (?:inss|prev\w*)|salario de contribuicao|sal\w* contribuicao|base calculo)\b/
const OF_13 = /\b(?:13|decimo terceiro)\b/

/** "Salário base" is the contractual salary, unless followed by the name of a tax base. */
const SALARY_BASE =
  /(?:^| )(?:sal\w*|vencimentos?|ordenado) base(?! (?:de )?(?:calc\w*|i ?n ?s ?s|f ?g ?t ?s|i ?r|irrf|contr\w*|prev\w*)\b)/

/** Meaning of a label outside the pay lines; null when unrecognized. */
export function printedMeaning(label: string): PrintedMeaning | null {
  const plain = foldedLabel(label)
  if (plain === '') return null
  if (
    /\bfaixa\b|\baliquota\b|^sal(?:ario)? (?:minimo|familia base)\b|\bparcela a deduzir\b|\bdeducao (?:por )?depend\w*\b|\bdep\w* (?:ir|irrf|sf)\b|^(?:n |numero )?(?:de )?dependentes\b/.test(
      plain,
    )
  )
    return 'ignored'
  if (BASE.test(plain) && !SALARY_BASE.test(plain)) return baseOf(plain)
  if (
    /\bmargem\b|\bpatronal\b|\bencargos?\b|\brat\b|\bterceiros\b|\breserva indenizatoria\b|\b(?:parte|inss) (?:d[ao] )?(?:empresa|empregador)\b|\bsaldo (?:do |de )?fgts\b/.test(
      plain,
    )
  )
    return 'ignored'
  if (/\bf ?g ?t ?s\b/.test(plain) && !/\bmulta\b|\bdesc\w*\b|\bindeniz\w*\b/.test(plain)) return OF_13.test(plain) ? 'ignored' : 'fgts'
  if (/\bliq\w*\b/.test(plain) && !/\bferias\b/.test(plain)) return 'net'
  if (/\btot(?:al|ais)?\b|^(?:soma|somatorio|somas) (?:d[aeo]s? )?/.test(plain)) {
    const [plus, minus] = [EARNINGS.test(plain), DEDUCTIONS.test(plain)]
    if (plus && !minus) return 'totalEarnings'
    if (minus && !plus) return 'totalDeductions'
    if (/\breceber\b/.test(plain)) return 'net'
    if (/^(?:sub ?)?tot(?:al|ais)(?: gera(?:l|is))?$/.test(plain)) return 'totals'
    return plus && minus ? 'totals' : null
  }
  if (/^valor a receber$|^a receber$|^neto$/.test(plain)) return 'net'
  return null
}

function baseOf(plain: string): PrintedMeaning {
  const of13 = OF_13.test(plain)
  if (/\bf ?g ?t ?s\b/.test(plain)) return of13 ? 'ignored' : 'fgtsBase'
  if (/\bi ?r ?(?:r ?f)?\b|\birpf\b|\bimposto\b|\brenda\b/.test(plain)) {
    if (of13) return 'thirteenthIrrfBase'
    if (/\bferias\b/.test(plain)) return 'vacationIrrfBase'
    return /\bplr\b|\bppr\b|\blucros\b/.test(plain) ? 'plrIrrfBase' : 'irrfBase'
  }
  if (/\bi ?n ?s ?s\b|\bprev\w*\b|\bcontr\w*\b/.test(plain)) {
    if (of13) return 'thirteenthInssBase'
    return /\bferias\b/.test(plain) ? 'ignored' : 'inssBase'
  }
  return 'ignored'
}

/** Contractual salary as printed in headers and footers, where it is never a pay line. */
export const isBasicSalary = (label: string): boolean =>
  /^(?:sal(?:ario)?(?: (?:base|contratual|nominal|mensal|mes|do mes|fixo|atual|basico|contrato|hora|bruto))?|ordenado|remuneracao|vencimento base)$/.test(
    foldedLabel(label),
  )

/** Contractual salary at the end of a header label: "Função: Auxiliar Salário". */
export const endsInSalary = (label: string): boolean =>
  /(?:^| )sal(?:ario)?(?: (?:base|contratual|nominal|mensal|fixo|atual|basico))?$/.test(foldedLabel(label))

/** Single words that mean totals when both appear: "VENCIMENTOS 3.000,00 DESCONTOS 300,00". */
export function bareTotal(label: string): 'totalEarnings' | 'totalDeductions' | null {
  const plain = foldedLabel(label)
  if (
    /^(?:vencimentos|proventos|vantagens|rendimentos|creditos|ganhos|bruto|total bruto|(?:salario|valor|remuneracao) brut[oa])$/.test(plain)
  )
    return 'totalEarnings'
  return /^(?:descontos|deducoes|debitos)$/.test(plain) ? 'totalDeductions' : null
}

/** Year-to-date sums next to the monthly ones. */
export const ACCUMULATED = /\bacumulad[oa]s?\b|\bno ano\b|\bate o mes\b|\bytd\b/

/** Header words: an amount among them is a contract fact. */
export const HEAD_WORDS =
  /\b(?:funcao|cargo(?! efetivo)|admissao|adm|cbo|cpf|cnpj|nome|matricula|banco|agencia|conta|endereco|setor|depto|departamento|funcionario|empregado|nascimento|pis|ctps|registro|empresa|empregador|lotacao|categoria|horas mes|faixa|c c|centro de custo|secao|filial|periodo (?:de )?(?:gozo|aquisitivo))\b/
