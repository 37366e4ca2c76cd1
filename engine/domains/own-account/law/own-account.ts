import { law, rate, type Version } from '../../../core/dated.ts'
import type { Ratio } from '../../../core/ratio.ts'

/** Payment slip (GPS) codes; null when the combination does not exist or its code is unconfirmed. */
interface Codes {
  readonly monthly: string | null
  readonly quarterly: string | null
}

interface PlanCodes {
  readonly individual: Codes | null
  readonly optional: Codes | null
}

export interface OwnAccount {
  /** Day of the next month, postponed to a business day. */
  readonly dueDay: number
  readonly codes: { readonly normal: PlanCodes; readonly simplified: PlanCodes | null; readonly lowIncome: PlanCodes | null }
  readonly service: {
    /** Paid by the company on the whole fee, without ceiling. */
    readonly companyRate: Ratio
    /** Contribution base as a share of a freight. */
    readonly transportBase: Ratio
    /** Taxable share of the fee; cargo before 2013 is not recorded. */
    readonly taxableCargo: Ratio | null
    readonly taxablePassengers: Ratio
    /** Sest, 1.5%, and Senat, 1%, of the contribution base of a carrier (Lei 8.706/1993, art. 7º, II). */
    readonly carrierFunds: Ratio
  }
}

const L8212 = 'https://www.planalto.gov.br/ccivil_03/leis/L8212compilado.htm'
const L7713 = 'https://www.planalto.gov.br/ccivil_03/Leis/L7713compilada.htm'
const SOURCES = [L8212, L7713, 'https://github.com/ottodigitalmedia/calculo-oficial', 'Lista de códigos da GPS em manual de pagamento']

const NORMAL: PlanCodes = {
  individual: { monthly: '1007', quarterly: '1104' },
  optional: { monthly: '1406', quarterly: '1457' },
}
const SIMPLIFIED: PlanCodes = { individual: { monthly: '1163', quarterly: null }, optional: { monthly: '1473', quarterly: null } }
const LOW_INCOME: PlanCodes = { individual: null, optional: { monthly: '1929', quarterly: null } }

function version(
  from: `${number}-${number}-${number}`,
  act: string,
  { codes, taxableCargo }: { readonly codes: OwnAccount['codes']; readonly taxableCargo: Ratio | null },
): Version<OwnAccount> {
  return {
    from,
    norm: {
      act,
      article: 'arts. 21, 22, III, 28, § 11, e 30, II e § 4º, da Lei nº 8.212/1991; art. 9º da Lei nº 7.713/1988',
      url: L8212,
    },
    evidence: { status: 'corroborated', sources: SOURCES },
    value: {
      dueDay: 15,
      codes,
      service: {
        companyRate: rate('20'),
        transportBase: rate('20'),
        taxableCargo,
        taxablePassengers: rate('60'),
        carrierFunds: rate('2.5'),
      },
    },
  }
}

export default law<OwnAccount>({
  id: 'own-account',
  title: 'Autônomo: guia do INSS e serviço prestado a empresas',
  dateMeans: 'mês de competência',
  reviewedOn: '2026-11-15',
  words: {
    dueDay: 'Vence no dia',
    codes: 'Códigos da GPS',
    normal: 'Plano normal',
    simplified: 'Plano simplificado',
    lowIncome: 'Baixa renda',
    individual: 'Contribuinte individual',
    optional: 'Facultativo',
    monthly: 'Mensal',
    quarterly: 'Trimestral',
    service: 'Serviço a empresa',
    companyRate: 'Parte da empresa',
    transportBase: 'Parte do frete que é remuneração',
    taxableCargo: 'Parte tributável do frete de carga',
    taxablePassengers: 'Parte tributável do transporte de passageiros',
    carrierFunds: 'Sest e Senat do transportador',
  },
  versions: [
    version('2013-01-01', 'Lei nº 8.212/1991; Lei nº 10.666/2003; Lei nº 12.794/2013', {
      codes: { normal: NORMAL, simplified: SIMPLIFIED, lowIncome: LOW_INCOME },
      taxableCargo: rate('10'),
    }),
    version('2011-10-01', 'Lei nº 8.212/1991; Lei nº 10.666/2003; Lei nº 12.470/2011', {
      codes: { normal: NORMAL, simplified: SIMPLIFIED, lowIncome: LOW_INCOME },
      taxableCargo: null,
    }),
    version('2007-04-01', 'Lei nº 8.212/1991; Lei nº 10.666/2003; LC nº 123/2006', {
      codes: { normal: NORMAL, simplified: SIMPLIFIED, lowIncome: null },
      taxableCargo: null,
    }),
    version('2003-04-01', 'Lei nº 8.212/1991; Lei nº 10.666/2003', {
      codes: { normal: NORMAL, simplified: null, lowIncome: null },
      taxableCargo: null,
    }),
  ],
})
