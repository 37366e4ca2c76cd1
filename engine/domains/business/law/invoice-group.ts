import { law, reais } from '../../../core/dated.ts'
import type { Money } from '../../../core/money.ts'

/** IBS and CBS group of an NF-e or NFC-e: who must send it, and how its base is built (LC 214/2025, art. 12; NT 2025.002). */
export interface InvoiceGroup {
  /** Tax regimes (CRT) whose invoice is rejected without the group. */
  readonly required: readonly string[]
  /** Rules of single-phase fuels (CST 620) in force. */
  readonly singlePhase: boolean
  /** PIS and Cofins leave the base: they exist until the end of 2026. */
  readonly leavesPisCofins: boolean
  /** ICMS and ISS leave the base until the end of 2032 (art. 12, § 2º, V). */
  readonly leavesIcmsIss: boolean
  /** The total of an item and of the invoice adds IBS, CBS and selective tax. */
  readonly addsToTotal: boolean
  /** Difference that the note accepts between an amount and its arithmetic. */
  readonly tolerance: Money
}

const SOURCES = [
  'https://github.com/DeHor-Labs/mcp-fiscal-brasil',
  'https://github.com/pupunha-dev/reforma-tributaria',
  'https://github.com/sinete-dev/sinete',
] as const
const evidence = { status: 'corroborated', sources: SOURCES } as const
const NOTE = 'Nota Técnica 2025.002 da NF-e e da NFC-e'
const note = (article: string) => ({ act: NOTE, article })
const statute = (article: string) => ({ act: 'Lei Complementar nº 214/2025', article, published: '2025-01-16' as const })

const tolerance = reais('0.01')
const BEFORE = { required: [], singlePhase: false, leavesPisCofins: true, leavesIcmsIss: true, addsToTotal: false, tolerance } as const

export default law<InvoiceGroup>({
  id: 'invoice-group',
  title: 'Grupo IBSCBS da NF-e e da NFC-e: quem informa e como se faz a base',
  dateMeans: 'dia da emissão da nota',
  reviewedOn: '2026-11-19',
  words: {
    required: 'Regimes (CRT) com nota rejeitada sem o grupo',
    singlePhase: 'Regras da monofasia valem',
    leavesPisCofins: 'PIS e Cofins saem da base',
    leavesIcmsIss: 'ICMS e ISS saem da base',
    addsToTotal: 'O total da nota soma IBS e CBS',
    tolerance: 'Diferença aceita',
  },
  versions: [
    {
      from: '2033-01-01',
      norm: statute('art. 12, § 2º, V'),
      evidence,
      value: {
        required: ['1', '2', '3', '4'],
        singlePhase: true,
        leavesPisCofins: false,
        leavesIcmsIss: false,
        addsToTotal: true,
        tolerance,
      },
    },
    {
      from: '2027-01-04',
      norm: note('regras UB12-10 e UB13-40'),
      evidence,
      caveat: 'As regras da nota para o Simples Nacional a partir de 04/01/2027 dependem de nota técnica por vir.',
      value: {
        required: ['1', '2', '3', '4'],
        singlePhase: true,
        leavesPisCofins: false,
        leavesIcmsIss: true,
        addsToTotal: true,
        tolerance,
      },
    },
    {
      from: '2027-01-01',
      norm: note('regras UB12-10 e VB01-10'),
      evidence,
      value: { required: ['3'], singlePhase: false, leavesPisCofins: false, leavesIcmsIss: true, addsToTotal: true, tolerance },
    },
    {
      from: '2026-08-03',
      norm: note('regra UB12-10, versões 1.40 e seguintes'),
      evidence,
      value: { ...BEFORE, required: ['3'] },
    },
    { from: '2025-01-01', norm: note('regras UB12-10 e UB16-10'), evidence, value: BEFORE },
  ],
})
