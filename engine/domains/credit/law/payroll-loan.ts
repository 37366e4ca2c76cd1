import { law, rate } from '../../../core/dated.ts'
import type { Ratio } from '../../../core/ratio.ts'

export interface PayrollLoanMargin {
  /** Maximum share of income for all payroll-deducted credit. */
  readonly total: Ratio
  /** Share available for loans. */
  readonly loan: Ratio
  /** Share reserved for the payroll credit card. */
  readonly card: Ratio
  /** Share reserved for the payroll benefit card. */
  readonly benefitCard: Ratio
  /** Null when the record has no limit. */
  readonly maxMonths: number | null
  readonly maxMonthlyRate: Ratio | null
}

export interface PayrollLoanTable {
  readonly clt: PayrollLoanMargin
  readonly inss: PayrollLoanMargin
  readonly public_servant: PayrollLoanMargin
}

interface Limits {
  readonly maxMonths?: number
  readonly maxMonthlyRate?: string
}

function margin(
  total: string,
  loan: string,
  card: string,
  benefitCard: string,
  { maxMonths, maxMonthlyRate }: Limits = {},
): PayrollLoanMargin {
  return {
    total: rate(total),
    loan: rate(loan),
    card: rate(card),
    benefitCard: rate(benefitCard),
    maxMonths: maxMonths ?? null,
    maxMonthlyRate: maxMonthlyRate ? rate(maxMonthlyRate) : null,
  }
}

const CLT = margin('40', '35', '5', '0')
const SERVANT = margin('45', '35', '5', '5')

const LEI_10820 = 'https://www.planalto.gov.br/ccivil_03/leis/2003/l10.820.htm'
const SERVANT_ACT = 'Lei nº 14.509/2022, art. 2º (servidores)'
const SERVANT_SOURCE = 'https://legisweb.com.br/legislacao/?legislacao=440456'

export default law<PayrollLoanTable>({
  id: 'payroll-loan',
  title: 'Margem do empréstimo consignado',
  dateMeans: 'dia da contratação do empréstimo',
  reviewedOn: '2026-11-14',
  words: {
    clt: 'Empregado CLT',
    inss: 'Aposentado e pensionista do INSS',
    public_servant: 'Servidor público federal',
    total: 'Margem total',
    loan: 'Empréstimo',
    card: 'Cartão consignado',
    benefitCard: 'Cartão benefício',
    maxMonths: 'Prazo máximo, em meses',
    maxMonthlyRate: 'Juros máximos ao mês',
  },
  versions: [
    {
      from: '2026-09-01',
      norm: {
        act: `Lei nº 10.820/2003, arts. 1º, 2º e 6º, de novo na redação da Lei nº 14.431/2022 (Ato Declaratório CN nº 89/2026); ${SERVANT_ACT}`,
        url: LEI_10820,
      },
      evidence: {
        status: 'corroborated',
        sources: [
          LEI_10820,
          'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2026/congresso/adc-89-mpv1.355.htm',
          SERVANT_SOURCE,
          'https://revistadosbeneficios.com.br/?p=135173',
        ],
      },
      caveat:
        'A volta da margem do INSS a 45% depois da MP nº 1.355/2026 vem de poucas fontes, e não se confirmou se o prazo de 108 meses (IN PRES/INSS nº 207/2026) continua.',
      value: { clt: CLT, inss: margin('45', '35', '5', '5', { maxMonths: 108, maxMonthlyRate: '1.85' }), public_servant: SERVANT },
    },
    {
      from: '2026-05-19',
      norm: {
        act: `Lei nº 10.820/2003, com a MP nº 1.355/2026; IN PRES/INSS nº 207/2026; ${SERVANT_ACT}`,
        published: '2026-05-19',
        url: 'https://www.in.gov.br/en/web/dou/-/instrucao-normativa-pres-inss-n.-207-de-19-de-maio-de-2026',
      },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://www.in.gov.br/en/web/dou/-/instrucao-normativa-pres-inss-n.-207-de-19-de-maio-de-2026',
          'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2026/congresso/adc-89-mpv1.355.htm',
          LEI_10820,
          SERVANT_SOURCE,
        ],
      },
      caveat:
        'Com a MP nº 1.355/2026 a soma no INSS foi limitada a 40%, com até 35% para empréstimo (uma única fonte); a medida é aplicada aqui só ao INSS.',
      value: { clt: CLT, inss: margin('40', '35', '5', '5', { maxMonths: 108, maxMonthlyRate: '1.85' }), public_servant: SERVANT },
    },
    {
      from: '2025-04-04',
      norm: {
        act: `Lei nº 10.820/2003; Resolução CNPS nº 1.368/2025 (teto de juros do INSS); ${SERVANT_ACT}`,
        published: '2025-03-28',
        url: LEI_10820,
      },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://fatosdebrasilia.com.br/geral/conselho-aprova-aumento-no-teto-de-juros-do-consignado-a-aposentados-do-inss/128597',
          'https://www.oliberal.com/economia/governo-aumenta-teto-de-juros-para-emprestimos-consignados-a-beneficiarios-do-inss-1.937057',
          LEI_10820,
          SERVANT_SOURCE,
        ],
      },
      value: { clt: CLT, inss: margin('45', '35', '5', '5', { maxMonths: 96, maxMonthlyRate: '1.85' }), public_servant: SERVANT },
    },
    {
      from: '2025-02-06',
      norm: {
        act: `Lei nº 10.820/2003; instrução normativa do INSS de 06/02/2025 (prazo); Resolução CNPS nº 1.367/2025 (teto de juros do INSS); ${SERVANT_ACT}`,
        published: '2025-02-06',
        url: LEI_10820,
      },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://www.opovo.com.br/noticias/economia/2025/02/06/governo-aumenta-de-7-para-8-anos-o-prazo-maximo-do-consignado-do-inss.html',
          'https://jornalcruzeiro.com.br/geral/economia/2025/03/745445-teto-de-juros-do-consignado-do-inss-sobe-para-185-ao-mes.html',
          LEI_10820,
          SERVANT_SOURCE,
        ],
      },
      value: { clt: CLT, inss: margin('45', '35', '5', '5', { maxMonths: 96, maxMonthlyRate: '1.80' }), public_servant: SERVANT },
    },
    {
      from: '2023-05-04',
      norm: {
        act: 'Lei nº 10.820/2003, com a Lei nº 14.431/2022; Lei nº 14.509/2022, art. 2º, parágrafo único, II (veto derrubado)',
        published: '2023-05-04',
        url: LEI_10820,
      },
      evidence: {
        status: 'corroborated',
        sources: [
          SERVANT_SOURCE,
          'https://anecbrasil.com.br/lei-restabelece-reserva-da-margem-consignavel-para-cartao-de-beneficio-de-servidores-federais',
          LEI_10820,
        ],
      },
      caveat: 'O teto de juros do consignado do INSS desta data não está no registro.',
      value: { clt: CLT, inss: margin('45', '35', '5', '5', { maxMonths: 84 }), public_servant: SERVANT },
    },
    {
      from: '2022-12-28',
      norm: {
        act: 'Lei nº 10.820/2003, com a Lei nº 14.431/2022; Lei nº 14.509/2022, art. 2º (com veto ao cartão de benefício)',
        published: '2022-12-28',
        url: LEI_10820,
      },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://sindilegis.org.br/lei-que-amplia-margem-do-credito-consignado-para-servidores-publicos-para-45-ja-esta-em-vigor/',
          'https://www.acessa.com/politica/2022/12/119116-margem-de-credito-consignado-para-servidores-publicos-aumenta-para-45.html',
          LEI_10820,
        ],
      },
      caveat: 'O teto de juros do consignado do INSS desta data não está no registro.',
      value: { clt: CLT, inss: margin('45', '35', '5', '5', { maxMonths: 84 }), public_servant: margin('45', '40', '5', '0') },
    },
    {
      from: '2022-08-04',
      norm: {
        act: 'Lei nº 10.820/2003, com a Lei nº 14.431/2022; MP nº 1.132/2022 (servidores)',
        published: '2022-08-04',
        url: LEI_10820,
      },
      evidence: {
        status: 'corroborated',
        sources: [
          LEI_10820,
          'https://blog.abrapp.org.br/?p=268736',
          'https://sinjufego.org.br/index.php/publicacoes/9022-40-aumento-da-margem-consignave',
        ],
      },
      caveat: 'O teto de juros do consignado do INSS desta data não está no registro.',
      value: { clt: CLT, inss: margin('45', '35', '5', '5', { maxMonths: 84 }), public_servant: margin('40', '35', '5', '0') },
    },
  ],
})
