import { choice, percentage } from '../../../operation/input/fields.ts'

/** Investments that need no choice of issuer or maturity. */
const INVESTMENTS = ['cdb', 'lci', 'lca', 'tesouro_selic', 'savings'] as const
export type Investment = (typeof INVESTMENTS)[number]

const INVESTMENT_WORDS = { cdb: 'CDB', lci: 'LCI', lca: 'LCA', tesouro_selic: 'Tesouro Selic', savings: 'Poupança' } as const

export const investment = (label: string) => choice(label, INVESTMENTS, INVESTMENT_WORDS, { means: 'investment_type' })

/** Investment return; omitted, `assumedReturn` applies. */
export const annualReturn = () =>
  percentage('Rendimento bruto ao ano', { min: 0, max: 1000, blank: 'o CDI da data; na poupança, a regra dela' }).optional()
