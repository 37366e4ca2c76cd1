import { law, rate, reais, say } from '../../../core/dated.ts'
import type { Money } from '../../../core/money.ts'
import type { Ratio } from '../../../core/ratio.ts'

export type SimplesTax = 'irpj' | 'csll' | 'cofins' | 'pis' | 'cbs' | 'cpp' | 'ipi' | 'icms' | 'iss' | 'ibs'

/** Shares of the tax due; each row sums to 1. */
export type SimplesSplit = Readonly<Partial<Record<SimplesTax, Ratio>>>

interface SimplesBracket {
  /** Gross revenue of 12 months; inclusive limit. */
  readonly limit: Money
  readonly rate: Ratio
  readonly deduct: Money
  readonly split: SimplesSplit
}

export interface SimplesAnnex {
  readonly brackets: readonly SimplesBracket[]
  /** Annex footnote: above an effective rate, ISS is capped and the federal taxes take the excess. */
  readonly issCap: { readonly bracket: number; readonly above: Ratio; readonly iss: Ratio; readonly rest: SimplesSplit } | null
}

export type AnnexName = 'I' | 'II' | 'III' | 'IV' | 'V'

export interface SimplesTable {
  /** Revenue limit of the calendar year, one for each market (LC 123/2006, art. 3º, II and § 14); also the last limit of each annex. */
  readonly ceiling: Money
  /** A company that exceeds the annual ceiling by up to this share leaves only in January (LC 123/2006, art. 3º, §§ 9º-A and 12). */
  readonly tolerance: Ratio
  /** Home revenue of the calendar year above which ICMS and ISS leave the DAS (LC 123/2006, arts. 13-A, 19 and 20). */
  readonly sublimit: Money
  /** Sublimit of a state that opted for the lower one (LC 123/2006, art. 19, § 4º). */
  readonly reducedSublimit: Money
  /** Maximum municipal ISS rate, due outside the DAS above the sublimit. */
  readonly issMaximum: Ratio
  /** Payroll-to-revenue ratio from which annex V services are taxed under annex III; the other two values replace a missing side. */
  readonly factorR: { readonly threshold: Ratio; readonly withoutRevenue: Ratio; readonly withoutPayroll: Ratio }
  /** Bracket of the first month of activity: by that month times 12, or always the first bracket. */
  readonly firstMonth: 'annualized' | 'first_bracket'
  /** Months from the end of the twelve months (RBT12) to the month of the tax: 1 is the month right before it. */
  readonly monthsBehind: number
  readonly annexes: Readonly<Record<AnnexName, SimplesAnnex>>
}

const LC123 = 'https://www.planalto.gov.br/ccivil_03/leis/lcp/lcp123.htm'

export default law<SimplesTable>({
  id: 'simples-nacional',
  title: 'Simples Nacional: anexos I a V',
  dateMeans: 'mês de apuração',
  reviewedOn: '2026-11-19',
  ends: { on: '2028-12-31', because: 'há novos anexos a partir de 2029, ainda não registrados' },
  words: {
    annualized: 'O mês vezes doze',
    first_bracket: 'Primeira faixa',
    ceiling: 'Receita máxima no ano',
    tolerance: 'Tolerância acima do máximo',
    sublimit: 'Sublimite de ICMS e ISS',
    reducedSublimit: 'Sublimite menor, do estado que o escolheu',
    monthsBehind: 'Meses entre o fim dos 12 e o da apuração',
    issMaximum: 'ISS máximo',
    factorR: 'Fator R',
    threshold: 'Limite que leva ao anexo III',
    withoutRevenue: 'Sem receita, conta como',
    withoutPayroll: 'Sem folha, conta como',
    firstMonth: 'Primeiro mês de atividade',
    annexes: 'Anexos',
    I: 'Anexo I',
    II: 'Anexo II',
    III: 'Anexo III',
    IV: 'Anexo IV',
    V: 'Anexo V',
    brackets: 'Faixas',
    limit: 'Receita de 12 meses até',
    rate: 'Alíquota',
    deduct: 'Parcela a deduzir',
    split: 'Repartição',
    irpj: 'IRPJ',
    csll: 'CSLL',
    cbs: 'CBS',
    cpp: 'CPP',
    icms: 'ICMS',
    ibs: 'IBS',
    ipi: 'IPI',
    iss: 'ISS',
    cofins: 'Cofins',
    pis: 'PIS',
    issCap: 'Limite do ISS',
    bracket: 'Na faixa',
    above: 'Com alíquota efetiva acima de',
    rest: 'O restante',
  },
  check({ ceiling, annexes }) {
    return Object.entries(annexes).flatMap(([annex, { brackets }]) => {
      const last = brackets.length - 1
      const path = ['annexes', annex, 'brackets']
      const { limit } = brackets[last]!
      return [
        ...(limit === ceiling
          ? []
          : [
              {
                path: [...path, String(last), 'limit'],
                message: say`o limite da última faixa (${limit}) deve ser a receita máxima (${ceiling})`,
              },
            ]),
        ...(brackets[0]!.deduct === 0n
          ? []
          : [{ path: [...path, '0', 'deduct'], message: say`a primeira faixa não tem parcela a deduzir (${brackets[0]!.deduct})` }]),
      ]
    })
  },
  versions: [
    {
      from: '2027-01-01',
      norm: {
        act: 'Lei Complementar nº 214/2025; Resolução CGSN nº 190/2026',
        article: 'art. 519 da LC nº 214/2025',
        published: '2026-08-10',
        url: 'https://www.in.gov.br/en/web/dou/-/resolucao-cgsn-n-190-de-4-de-agosto-de-2026-724454118',
      },
      evidence: {
        status: 'reported',
        sources: [
          'https://www.in.gov.br/en/web/dou/-/resolucao-cgsn-n-190-de-4-de-agosto-de-2026-724454118',
          'https://www.planalto.gov.br/ccivil_03/leis/lcp/lcp214.htm',
        ],
      },
      caveat:
        'Anexos de 2027 e 2028 por uma única transcrição do Diário Oficial: a CBS e o IBS entram no lugar de PIS e Cofins, a receita de 12 meses passa a ser contada com um mês de defasagem, a indústria fora da Zona Franca passa ao Anexo I e há novos anexos a partir de 2029.',
      value: {
        ceiling: reais('4800000.00'),
        tolerance: rate('20'),
        sublimit: reais('3600000.00'),
        reducedSublimit: reais('1800000.00'),
        issMaximum: rate('5'),
        factorR: { threshold: rate('28'), withoutRevenue: rate('28'), withoutPayroll: rate('1') },
        firstMonth: 'first_bracket',
        monthsBehind: 2,
        annexes: {
          I: {
            brackets: [
              {
                limit: reais('180000.00'),
                rate: rate('4'),
                deduct: reais('0.00'),
                split: { irpj: rate('5.5'), csll: rate('3.5'), cbs: rate('15.33'), cpp: rate('41.5'), icms: rate('34'), ibs: rate('0.17') },
              },
              {
                limit: reais('360000.00'),
                rate: rate('7.3'),
                deduct: reais('5940.00'),
                split: { irpj: rate('5.5'), csll: rate('3.5'), cbs: rate('15.33'), cpp: rate('41.5'), icms: rate('34'), ibs: rate('0.17') },
              },
              {
                limit: reais('720000.00'),
                rate: rate('9.5'),
                deduct: reais('13860.00'),
                split: { irpj: rate('5.5'), csll: rate('3.5'), cbs: rate('15.33'), cpp: rate('42'), icms: rate('33.5'), ibs: rate('0.17') },
              },
              {
                limit: reais('1800000.00'),
                rate: rate('10.7'),
                deduct: reais('22500.00'),
                split: { irpj: rate('5.5'), csll: rate('3.5'), cbs: rate('15.33'), cpp: rate('42'), icms: rate('33.5'), ibs: rate('0.17') },
              },
              {
                limit: reais('3600000.00'),
                rate: rate('14.3'),
                deduct: reais('87300.00'),
                split: { irpj: rate('5.5'), csll: rate('3.5'), cbs: rate('15.33'), cpp: rate('42'), icms: rate('33.5'), ibs: rate('0.17') },
              },
              {
                limit: reais('4800000.00'),
                rate: rate('18.9'),
                deduct: reais('378000.00'),
                split: {
                  irpj: rate('13.58'),
                  csll: rate('10.06'),
                  cbs: rate('34.02'),
                  cpp: rate('42.34'),
                  icms: rate('0'),
                  ibs: rate('0'),
                },
              },
            ],
            issCap: null,
          },
          II: {
            brackets: [
              {
                limit: reais('180000.00'),
                rate: rate('4.5'),
                deduct: reais('0.00'),
                split: {
                  irpj: rate('5.5'),
                  csll: rate('3.5'),
                  cbs: rate('13.85'),
                  cpp: rate('37.5'),
                  ipi: rate('7.5'),
                  icms: rate('32'),
                  ibs: rate('0.15'),
                },
              },
              {
                limit: reais('360000.00'),
                rate: rate('7.8'),
                deduct: reais('5940.00'),
                split: {
                  irpj: rate('5.5'),
                  csll: rate('3.5'),
                  cbs: rate('13.85'),
                  cpp: rate('37.5'),
                  ipi: rate('7.5'),
                  icms: rate('32'),
                  ibs: rate('0.15'),
                },
              },
              {
                limit: reais('720000.00'),
                rate: rate('10'),
                deduct: reais('13860.00'),
                split: {
                  irpj: rate('5.5'),
                  csll: rate('3.5'),
                  cbs: rate('13.85'),
                  cpp: rate('37.5'),
                  ipi: rate('7.5'),
                  icms: rate('32'),
                  ibs: rate('0.15'),
                },
              },
              {
                limit: reais('1800000.00'),
                rate: rate('11.2'),
                deduct: reais('22500.00'),
                split: {
                  irpj: rate('5.5'),
                  csll: rate('3.5'),
                  cbs: rate('13.85'),
                  cpp: rate('37.5'),
                  ipi: rate('7.5'),
                  icms: rate('32'),
                  ibs: rate('0.15'),
                },
              },
              {
                limit: reais('3600000.00'),
                rate: rate('14.7'),
                deduct: reais('85500.00'),
                split: {
                  irpj: rate('5.5'),
                  csll: rate('3.5'),
                  cbs: rate('13.85'),
                  cpp: rate('37.5'),
                  ipi: rate('7.5'),
                  icms: rate('32'),
                  ibs: rate('0.15'),
                },
              },
              {
                limit: reais('4800000.00'),
                rate: rate('29.9'),
                deduct: reais('720000.00'),
                split: {
                  irpj: rate('8.53'),
                  csll: rate('7.53'),
                  cbs: rate('25.22'),
                  cpp: rate('23.59'),
                  ipi: rate('35.13'),
                  icms: rate('0'),
                  ibs: rate('0'),
                },
              },
            ],
            issCap: null,
          },
          III: {
            brackets: [
              {
                limit: reais('180000.00'),
                rate: rate('6'),
                deduct: reais('0.00'),
                split: { irpj: rate('4'), csll: rate('3.5'), cbs: rate('15.43'), cpp: rate('43.4'), iss: rate('33.5'), ibs: rate('0.17') },
              },
              {
                limit: reais('360000.00'),
                rate: rate('11.2'),
                deduct: reais('9360.00'),
                split: { irpj: rate('4'), csll: rate('3.5'), cbs: rate('16.91'), cpp: rate('43.4'), iss: rate('32'), ibs: rate('0.19') },
              },
              {
                limit: reais('720000.00'),
                rate: rate('13.5'),
                deduct: reais('17640.00'),
                split: { irpj: rate('4'), csll: rate('3.5'), cbs: rate('16.41'), cpp: rate('43.4'), iss: rate('32.5'), ibs: rate('0.19') },
              },
              {
                limit: reais('1800000.00'),
                rate: rate('16'),
                deduct: reais('35640.00'),
                split: { irpj: rate('4'), csll: rate('3.5'), cbs: rate('16.41'), cpp: rate('43.4'), iss: rate('32.5'), ibs: rate('0.19') },
              },
              {
                limit: reais('3600000.00'),
                rate: rate('21'),
                deduct: reais('125640.00'),
                split: { irpj: rate('4'), csll: rate('3.5'), cbs: rate('15.43'), cpp: rate('43.4'), iss: rate('33.5'), ibs: rate('0.17') },
              },
              {
                limit: reais('4800000.00'),
                rate: rate('32.9'),
                deduct: reais('648000.00'),
                split: { irpj: rate('35.09'), csll: rate('15.04'), cbs: rate('19.29'), cpp: rate('30.58'), iss: rate('0'), ibs: rate('0') },
              },
            ],
            issCap: {
              bracket: 5,
              above: rate('14.92537'),
              iss: rate('5'),
              rest: { irpj: rate('6.02'), csll: rate('5.26'), cbs: rate('23.2'), cpp: rate('65.26'), ibs: rate('0.26') },
            },
          },
          IV: {
            brackets: [
              {
                limit: reais('180000.00'),
                rate: rate('4.5'),
                deduct: reais('0.00'),
                split: { irpj: rate('18.8'), csll: rate('15.2'), cbs: rate('21.26'), iss: rate('44.5'), ibs: rate('0.24') },
              },
              {
                limit: reais('360000.00'),
                rate: rate('9'),
                deduct: reais('8100.00'),
                split: { irpj: rate('19.8'), csll: rate('15.2'), cbs: rate('24.73'), iss: rate('40'), ibs: rate('0.27') },
              },
              {
                limit: reais('720000.00'),
                rate: rate('10.2'),
                deduct: reais('12420.00'),
                split: { irpj: rate('20.8'), csll: rate('15.2'), cbs: rate('23.74'), iss: rate('40'), ibs: rate('0.26') },
              },
              {
                limit: reais('1800000.00'),
                rate: rate('14'),
                deduct: reais('39780.00'),
                split: { irpj: rate('17.8'), csll: rate('19.2'), cbs: rate('22.75'), iss: rate('40'), ibs: rate('0.25') },
              },
              {
                limit: reais('3600000.00'),
                rate: rate('22'),
                deduct: reais('183780.00'),
                split: { irpj: rate('18.8'), csll: rate('19.2'), cbs: rate('21.76'), iss: rate('40'), ibs: rate('0.24') },
              },
              {
                limit: reais('4800000.00'),
                rate: rate('32.9'),
                deduct: reais('828000.00'),
                split: { irpj: rate('53.71'), csll: rate('21.59'), cbs: rate('24.7'), iss: rate('0'), ibs: rate('0') },
              },
            ],
            issCap: {
              bracket: 5,
              above: rate('12.5'),
              iss: rate('5'),
              rest: { irpj: rate('31.33'), csll: rate('32'), cbs: rate('36.27'), ibs: rate('0.4') },
            },
          },
          V: {
            brackets: [
              {
                limit: reais('180000.00'),
                rate: rate('15.5'),
                deduct: reais('0.00'),
                split: { irpj: rate('25'), csll: rate('15'), cbs: rate('16.96'), cpp: rate('28.85'), iss: rate('14'), ibs: rate('0.19') },
              },
              {
                limit: reais('360000.00'),
                rate: rate('18'),
                deduct: reais('4500.00'),
                split: { irpj: rate('23'), csll: rate('15'), cbs: rate('16.96'), cpp: rate('27.85'), iss: rate('17'), ibs: rate('0.19') },
              },
              {
                limit: reais('720000.00'),
                rate: rate('19.5'),
                deduct: reais('9900.00'),
                split: { irpj: rate('24'), csll: rate('15'), cbs: rate('17.95'), cpp: rate('23.85'), iss: rate('19'), ibs: rate('0.2') },
              },
              {
                limit: reais('1800000.00'),
                rate: rate('20.5'),
                deduct: reais('17100.00'),
                split: { irpj: rate('21'), csll: rate('15'), cbs: rate('18.94'), cpp: rate('23.85'), iss: rate('21'), ibs: rate('0.21') },
              },
              {
                limit: reais('3600000.00'),
                rate: rate('23'),
                deduct: reais('62100.00'),
                split: {
                  irpj: rate('23'),
                  csll: rate('12.5'),
                  cbs: rate('16.96'),
                  cpp: rate('23.85'),
                  iss: rate('23.5'),
                  ibs: rate('0.19'),
                },
              },
              {
                limit: reais('4800000.00'),
                rate: rate('30.4'),
                deduct: reais('540000.00'),
                split: { irpj: rate('35.1'), csll: rate('15.54'), cbs: rate('19.78'), cpp: rate('29.58'), iss: rate('0'), ibs: rate('0') },
              },
            ],
            issCap: null,
          },
        },
      },
    },
    {
      from: '2018-01-01',
      norm: { act: 'Lei Complementar nº 123/2006, na redação da LC nº 155/2016', article: 'art. 18 e anexos I a V', url: LC123 },
      evidence: {
        status: 'corroborated',
        sources: [
          LC123,
          'http://idealsoftwares.com.br/tabelas/tabela.php?id=630',
          'https://liracontabilidade.com.br/index.php/tabelas-do-simples-nacional',
          'https://pt.scribd.com/document/546015329/anexo-III',
          'https://www.fiscalnews.com.br/2025/11/portaria-cgsn-define-sublimite-de-3-6-mi-para-o-simples-nacional-em-2026.html',
          'https://docs-consulta.questor.com.br/docs/fiscal/inicioatividade',
          'https://contabeis.com.br/forum/tributos-federais/277703/faturamento-x-fator-r',
        ],
      },
      value: {
        ceiling: reais('4800000.00'),
        tolerance: rate('20'),
        sublimit: reais('3600000.00'),
        reducedSublimit: reais('1800000.00'),
        issMaximum: rate('5'),
        factorR: { threshold: rate('28'), withoutRevenue: rate('28'), withoutPayroll: rate('1') },
        firstMonth: 'annualized',
        monthsBehind: 1,
        annexes: {
          I: {
            brackets: [
              {
                limit: reais('180000.00'),
                rate: rate('4'),
                deduct: reais('0.00'),
                split: {
                  irpj: rate('5.5'),
                  csll: rate('3.5'),
                  cofins: rate('12.74'),
                  pis: rate('2.76'),
                  cpp: rate('41.5'),
                  icms: rate('34'),
                },
              },
              {
                limit: reais('360000.00'),
                rate: rate('7.3'),
                deduct: reais('5940.00'),
                split: {
                  irpj: rate('5.5'),
                  csll: rate('3.5'),
                  cofins: rate('12.74'),
                  pis: rate('2.76'),
                  cpp: rate('41.5'),
                  icms: rate('34'),
                },
              },
              {
                limit: reais('720000.00'),
                rate: rate('9.5'),
                deduct: reais('13860.00'),
                split: {
                  irpj: rate('5.5'),
                  csll: rate('3.5'),
                  cofins: rate('12.74'),
                  pis: rate('2.76'),
                  cpp: rate('42'),
                  icms: rate('33.5'),
                },
              },
              {
                limit: reais('1800000.00'),
                rate: rate('10.7'),
                deduct: reais('22500.00'),
                split: {
                  irpj: rate('5.5'),
                  csll: rate('3.5'),
                  cofins: rate('12.74'),
                  pis: rate('2.76'),
                  cpp: rate('42'),
                  icms: rate('33.5'),
                },
              },
              {
                limit: reais('3600000.00'),
                rate: rate('14.3'),
                deduct: reais('87300.00'),
                split: {
                  irpj: rate('5.5'),
                  csll: rate('3.5'),
                  cofins: rate('12.74'),
                  pis: rate('2.76'),
                  cpp: rate('42'),
                  icms: rate('33.5'),
                },
              },
              {
                limit: reais('4800000.00'),
                rate: rate('19'),
                deduct: reais('378000.00'),
                split: {
                  irpj: rate('13.5'),
                  csll: rate('10'),
                  cofins: rate('28.27'),
                  pis: rate('6.13'),
                  cpp: rate('42.1'),
                  icms: rate('0'),
                },
              },
            ],
            issCap: null,
          },
          II: {
            brackets: [
              {
                limit: reais('180000.00'),
                rate: rate('4.5'),
                deduct: reais('0.00'),
                split: {
                  irpj: rate('5.5'),
                  csll: rate('3.5'),
                  cofins: rate('11.51'),
                  pis: rate('2.49'),
                  cpp: rate('37.5'),
                  ipi: rate('7.5'),
                  icms: rate('32'),
                },
              },
              {
                limit: reais('360000.00'),
                rate: rate('7.8'),
                deduct: reais('5940.00'),
                split: {
                  irpj: rate('5.5'),
                  csll: rate('3.5'),
                  cofins: rate('11.51'),
                  pis: rate('2.49'),
                  cpp: rate('37.5'),
                  ipi: rate('7.5'),
                  icms: rate('32'),
                },
              },
              {
                limit: reais('720000.00'),
                rate: rate('10'),
                deduct: reais('13860.00'),
                split: {
                  irpj: rate('5.5'),
                  csll: rate('3.5'),
                  cofins: rate('11.51'),
                  pis: rate('2.49'),
                  cpp: rate('37.5'),
                  ipi: rate('7.5'),
                  icms: rate('32'),
                },
              },
              {
                limit: reais('1800000.00'),
                rate: rate('11.2'),
                deduct: reais('22500.00'),
                split: {
                  irpj: rate('5.5'),
                  csll: rate('3.5'),
                  cofins: rate('11.51'),
                  pis: rate('2.49'),
                  cpp: rate('37.5'),
                  ipi: rate('7.5'),
                  icms: rate('32'),
                },
              },
              {
                limit: reais('3600000.00'),
                rate: rate('14.7'),
                deduct: reais('85500.00'),
                split: {
                  irpj: rate('5.5'),
                  csll: rate('3.5'),
                  cofins: rate('11.51'),
                  pis: rate('2.49'),
                  cpp: rate('37.5'),
                  ipi: rate('7.5'),
                  icms: rate('32'),
                },
              },
              {
                limit: reais('4800000.00'),
                rate: rate('30'),
                deduct: reais('720000.00'),
                split: {
                  irpj: rate('8.5'),
                  csll: rate('7.5'),
                  cofins: rate('20.96'),
                  pis: rate('4.54'),
                  cpp: rate('23.5'),
                  ipi: rate('35'),
                  icms: rate('0'),
                },
              },
            ],
            issCap: null,
          },
          III: {
            brackets: [
              {
                limit: reais('180000.00'),
                rate: rate('6'),
                deduct: reais('0.00'),
                split: {
                  irpj: rate('4'),
                  csll: rate('3.5'),
                  cofins: rate('12.82'),
                  pis: rate('2.78'),
                  cpp: rate('43.4'),
                  iss: rate('33.5'),
                },
              },
              {
                limit: reais('360000.00'),
                rate: rate('11.2'),
                deduct: reais('9360.00'),
                split: { irpj: rate('4'), csll: rate('3.5'), cofins: rate('14.05'), pis: rate('3.05'), cpp: rate('43.4'), iss: rate('32') },
              },
              {
                limit: reais('720000.00'),
                rate: rate('13.5'),
                deduct: reais('17640.00'),
                split: {
                  irpj: rate('4'),
                  csll: rate('3.5'),
                  cofins: rate('13.64'),
                  pis: rate('2.96'),
                  cpp: rate('43.4'),
                  iss: rate('32.5'),
                },
              },
              {
                limit: reais('1800000.00'),
                rate: rate('16'),
                deduct: reais('35640.00'),
                split: {
                  irpj: rate('4'),
                  csll: rate('3.5'),
                  cofins: rate('13.64'),
                  pis: rate('2.96'),
                  cpp: rate('43.4'),
                  iss: rate('32.5'),
                },
              },
              {
                limit: reais('3600000.00'),
                rate: rate('21'),
                deduct: reais('125640.00'),
                split: {
                  irpj: rate('4'),
                  csll: rate('3.5'),
                  cofins: rate('12.82'),
                  pis: rate('2.78'),
                  cpp: rate('43.4'),
                  iss: rate('33.5'),
                },
              },
              {
                limit: reais('4800000.00'),
                rate: rate('33'),
                deduct: reais('648000.00'),
                split: { irpj: rate('35'), csll: rate('15'), cofins: rate('16.03'), pis: rate('3.47'), cpp: rate('30.5'), iss: rate('0') },
              },
            ],
            issCap: {
              bracket: 5,
              above: rate('14.92537'),
              iss: rate('5'),
              rest: { irpj: rate('6.02'), csll: rate('5.26'), cofins: rate('19.28'), pis: rate('4.18'), cpp: rate('65.26') },
            },
          },
          IV: {
            brackets: [
              {
                limit: reais('180000.00'),
                rate: rate('4.5'),
                deduct: reais('0.00'),
                split: { irpj: rate('18.8'), csll: rate('15.2'), cofins: rate('17.67'), pis: rate('3.83'), iss: rate('44.5') },
              },
              {
                limit: reais('360000.00'),
                rate: rate('9'),
                deduct: reais('8100.00'),
                split: { irpj: rate('19.8'), csll: rate('15.2'), cofins: rate('20.55'), pis: rate('4.45'), iss: rate('40') },
              },
              {
                limit: reais('720000.00'),
                rate: rate('10.2'),
                deduct: reais('12420.00'),
                split: { irpj: rate('20.8'), csll: rate('15.2'), cofins: rate('19.73'), pis: rate('4.27'), iss: rate('40') },
              },
              {
                limit: reais('1800000.00'),
                rate: rate('14'),
                deduct: reais('39780.00'),
                split: { irpj: rate('17.8'), csll: rate('19.2'), cofins: rate('18.9'), pis: rate('4.1'), iss: rate('40') },
              },
              {
                limit: reais('3600000.00'),
                rate: rate('22'),
                deduct: reais('183780.00'),
                split: { irpj: rate('18.8'), csll: rate('19.2'), cofins: rate('18.08'), pis: rate('3.92'), iss: rate('40') },
              },
              {
                limit: reais('4800000.00'),
                rate: rate('33'),
                deduct: reais('828000.00'),
                split: { irpj: rate('53.5'), csll: rate('21.5'), cofins: rate('20.55'), pis: rate('4.45'), iss: rate('0') },
              },
            ],
            issCap: {
              bracket: 5,
              above: rate('12.5'),
              iss: rate('5'),
              rest: { irpj: rate('31.33'), csll: rate('32'), cofins: rate('30.13'), pis: rate('6.54') },
            },
          },
          V: {
            brackets: [
              {
                limit: reais('180000.00'),
                rate: rate('15.5'),
                deduct: reais('0.00'),
                split: { irpj: rate('25'), csll: rate('15'), cofins: rate('14.1'), pis: rate('3.05'), cpp: rate('28.85'), iss: rate('14') },
              },
              {
                limit: reais('360000.00'),
                rate: rate('18'),
                deduct: reais('4500.00'),
                split: { irpj: rate('23'), csll: rate('15'), cofins: rate('14.1'), pis: rate('3.05'), cpp: rate('27.85'), iss: rate('17') },
              },
              {
                limit: reais('720000.00'),
                rate: rate('19.5'),
                deduct: reais('9900.00'),
                split: {
                  irpj: rate('24'),
                  csll: rate('15'),
                  cofins: rate('14.92'),
                  pis: rate('3.23'),
                  cpp: rate('23.85'),
                  iss: rate('19'),
                },
              },
              {
                limit: reais('1800000.00'),
                rate: rate('20.5'),
                deduct: reais('17100.00'),
                split: {
                  irpj: rate('21'),
                  csll: rate('15'),
                  cofins: rate('15.74'),
                  pis: rate('3.41'),
                  cpp: rate('23.85'),
                  iss: rate('21'),
                },
              },
              {
                limit: reais('3600000.00'),
                rate: rate('23'),
                deduct: reais('62100.00'),
                split: {
                  irpj: rate('23'),
                  csll: rate('12.5'),
                  cofins: rate('14.1'),
                  pis: rate('3.05'),
                  cpp: rate('23.85'),
                  iss: rate('23.5'),
                },
              },
              {
                limit: reais('4800000.00'),
                rate: rate('30.5'),
                deduct: reais('540000.00'),
                split: {
                  irpj: rate('35'),
                  csll: rate('15.5'),
                  cofins: rate('16.44'),
                  pis: rate('3.56'),
                  cpp: rate('29.5'),
                  iss: rate('0'),
                },
              },
            ],
            issCap: null,
          },
        },
      },
    },
  ],
})
