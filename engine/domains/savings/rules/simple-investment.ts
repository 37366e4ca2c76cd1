import { choice, percentage } from '../../../core/operation/fields.ts'

/** What a person keeps money in without choosing an issuer or a day of maturity. */
const INVESTMENTS = ['cdb', 'lci', 'lca', 'tesouro_selic', 'savings'] as const
export type Investment = (typeof INVESTMENTS)[number]

const INVESTMENT_WORDS = { cdb: 'CDB', lci: 'LCI', lca: 'LCA', tesouro_selic: 'Tesouro Selic', savings: 'Poupança' } as const

export const investment = (label: string) => choice(label, INVESTMENTS, INVESTMENT_WORDS, { means: 'investment_type' })

/** The return of an investment, where `assumedReturn` stands for one nobody gave. */
export const annualReturn = () =>
  percentage('Rendimento bruto ao ano', { min: 0, max: 1000, blank: 'o CDI da data; na poupança, a regra dela' }).optional()
