import { law, reais, say } from '../../../core/dated.ts'
import type { Money } from '../../../core/money.ts'

export interface FamilyAllowance {
  /** No quota above this monthly pay (EC 103/2019, art. 27). */
  readonly incomeLimit: Money
  /** Per child, for each parent with pay up to the limit. */
  readonly quota: Money
  /** Until 2019, a larger quota for pay up to a lower limit. */
  readonly lowerPay?: { readonly incomeLimit: Money; readonly quota: Money }
  /** Age limit; none for a child with a disability. */
  readonly childrenUpToAge: number
}

const SMENDES = 'http://smendes.com.br/informacoes-trabalhistas-salario-familia'
const GECONT = 'https://gecont.com.br//servico/tabela-de-salario-familia'

/** Two quotas by pay (Lei 8.213/1991, art. 66, in the years of EC 20/1998, art. 13). */
function twoQuotas(lower: readonly [string, string], upper: readonly [string, string]): FamilyAllowance {
  return {
    incomeLimit: reais(upper[0]),
    quota: reais(upper[1]),
    lowerPay: { incomeLimit: reais(lower[0]), quota: reais(lower[1]) },
    childrenUpToAge: 14,
  }
}

/** LC 150/2015, effective for this benefit from October 2015. */
const NO_DOMESTIC = 'O empregado doméstico só passou a ter salário-família em outubro de 2015.'

export default law<FamilyAllowance>({
  id: 'family-allowance',
  title: 'Salário-família',
  dateMeans: 'mês de competência',
  reviewedOn: '2026-11-14',
  words: {
    incomeLimit: 'Renda até',
    quota: 'Cota por filho',
    lowerPay: 'Primeira faixa',
    childrenUpToAge: 'Filhos até, em anos',
    quotas: 'Cotas',
  },
  check({ incomeLimit, lowerPay }) {
    if (!lowerPay || lowerPay.incomeLimit < incomeLimit) return []
    const message = say`a primeira faixa (${lowerPay.incomeLimit}) deve acabar antes da segunda (${incomeLimit})`
    return [{ path: ['incomeLimit'], message }]
  },
  versions: [
    {
      from: '2026-01-01',
      norm: {
        act: 'Portaria Interministerial MPS/MF nº 13/2026',
        url: 'https://www.gov.br/previdencia/pt-br/assuntos/rpps/documentos/PortariaInterministerialMPSMF13de9dejaneirode2026.pdf',
      },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://astecont.com.br/6633/tabela_para_calculo_da_quota_do_salario-familia_de_2026',
          'http://smendes.com.br/informacoes-trabalhistas-salario-familia',
        ],
      },
      value: { incomeLimit: reais('1980.38'), quota: reais('67.54'), childrenUpToAge: 14 },
    },
    {
      from: '2025-01-01',
      norm: { act: 'Portaria Interministerial MPS/MF nº 6/2025' },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://astecont.com.br/6633/tabela_para_calculo_da_quota_do_salario-familia_de_2026',
          'https://www.proguscontabilidade.com.br/6633/tabela_para_calculo_da_quota_do_salario-familia_de_2025',
          'http://smendes.com.br/informacoes-trabalhistas-salario-familia',
        ],
      },
      value: { incomeLimit: reais('1906.04'), quota: reais('65.00'), childrenUpToAge: 14 },
    },
    {
      from: '2024-01-01',
      norm: { act: 'Portaria Interministerial MPS/MF nº 2/2024' },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://astecont.com.br/6633/tabela_para_calculo_da_quota_do_salario-familia_de_2026',
          'https://www.proguscontabilidade.com.br/6633/tabela_para_calculo_da_quota_do_salario-familia_de_2025',
          'http://smendes.com.br/informacoes-trabalhistas-salario-familia',
        ],
      },
      value: { incomeLimit: reais('1819.26'), quota: reais('62.04'), childrenUpToAge: 14 },
    },
    {
      from: '2023-01-01',
      norm: { act: 'Portaria Interministerial MPS/MF nº 26/2023' },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://astecont.com.br/6633/tabela_para_calculo_da_quota_do_salario-familia_de_2026',
          'https://www.proguscontabilidade.com.br/6633/tabela_para_calculo_da_quota_do_salario-familia_de_2025',
          'http://smendes.com.br/informacoes-trabalhistas-salario-familia',
        ],
      },
      value: { incomeLimit: reais('1754.18'), quota: reais('59.82'), childrenUpToAge: 14 },
    },
    {
      from: '2022-01-01',
      norm: { act: 'Portaria Interministerial MTP/ME nº 12/2022' },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://astecont.com.br/6633/tabela_para_calculo_da_quota_do_salario-familia_de_2026',
          'https://www.proguscontabilidade.com.br/6633/tabela_para_calculo_da_quota_do_salario-familia_de_2025',
          'http://smendes.com.br/informacoes-trabalhistas-salario-familia',
        ],
      },
      value: { incomeLimit: reais('1655.98'), quota: reais('56.47'), childrenUpToAge: 14 },
    },
    {
      from: '2021-01-01',
      norm: { act: 'Portaria SEPRT/ME nº 477/2021' },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://astecont.com.br/6633/tabela_para_calculo_da_quota_do_salario-familia_de_2026',
          'https://www.proguscontabilidade.com.br/6633/tabela_para_calculo_da_quota_do_salario-familia_de_2025',
          'http://smendes.com.br/informacoes-trabalhistas-salario-familia',
        ],
      },
      value: { incomeLimit: reais('1503.25'), quota: reais('51.27'), childrenUpToAge: 14 },
    },
    {
      from: '2020-01-01',
      norm: { act: 'Portarias SEPRT nº 914/2020 e nº 3.659/2020' },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://www.proguscontabilidade.com.br/6633/tabela_para_calculo_da_quota_do_salario-familia_de_2025',
          'http://smendes.com.br/informacoes-trabalhistas-salario-familia',
        ],
      },
      value: { incomeLimit: reais('1425.56'), quota: reais('48.62'), childrenUpToAge: 14 },
    },
    {
      from: '2019-01-01',
      norm: { act: 'Portaria ME nº 9/2019' },
      evidence: {
        status: 'corroborated',
        sources: [SMENDES, 'https://tdninterno.totvs.com/pages/diffpages.action?originalId=532648984&pageId=532649089'],
      },
      value: twoQuotas(['907.77', '46.54'], ['1364.43', '32.80']),
    },
    {
      from: '2018-01-01',
      norm: { act: 'Portaria MF nº 15/2018' },
      evidence: { status: 'corroborated', sources: [SMENDES, 'https://empregabrasil.com.br/beneficios-sociais/salario-familia-2019'] },
      value: twoQuotas(['877.67', '45.00'], ['1319.18', '31.71']),
    },
    {
      from: '2017-01-01',
      norm: { act: 'Portaria MF nº 8/2017' },
      evidence: { status: 'corroborated', sources: [SMENDES, 'https://infoprevidencia.com.br/outros-beneficios/salario-familia-2017/'] },
      value: twoQuotas(['859.88', '44.09'], ['1292.43', '31.07']),
    },
    {
      from: '2016-01-01',
      norm: { act: 'Portaria Interministerial MTPS/MF nº 1/2016' },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://domesticalegal.com.br/governo-aumenta-cotas-do-salario-familia-dos-empregados-domesticos/',
          'http://www.pisosalarial.com.br/dicas/como-calcular-salario-familia/',
        ],
      },
      value: twoQuotas(['806.80', '41.37'], ['1212.64', '29.16']),
    },
    {
      from: '2015-01-01',
      norm: { act: 'Portaria Interministerial MPS/MF nº 13/2015' },
      evidence: {
        status: 'corroborated',
        sources: [SMENDES, 'https://domesticalegal.com.br/governo-aumenta-cotas-do-salario-familia-dos-empregados-domesticos/'],
      },
      caveat: NO_DOMESTIC,
      value: twoQuotas(['725.02', '37.18'], ['1089.72', '26.20']),
    },
    {
      from: '2014-01-01',
      norm: { act: 'Portaria Interministerial MPS/MF nº 19/2014' },
      evidence: {
        status: 'corroborated',
        sources: [SMENDES, 'https://www.dicasbrasil.com.br/tabela-salario-familia-2015-atualizada.html'],
      },
      caveat: NO_DOMESTIC,
      value: twoQuotas(['682.50', '35.00'], ['1025.81', '24.66']),
    },
    {
      from: '2013-01-01',
      norm: { act: 'Portaria Interministerial MPS/MF nº 15/2013' },
      evidence: { status: 'corroborated', sources: [SMENDES, 'Tabela histórica do salário-família, de 2000 a 2015, sem endereço'] },
      caveat: NO_DOMESTIC,
      value: twoQuotas(['646.55', '33.16'], ['971.78', '23.36']),
    },
    {
      from: '2012-01-01',
      norm: { act: 'Portaria Interministerial MPS/MF nº 2/2012' },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://conceitoempres.com.br/noticias/tecnicas/2012/01/09/fixados-os-valores-do-salario-de-contribuicao-e-do-salario-familia.html',
          GECONT,
        ],
      },
      caveat: NO_DOMESTIC,
      value: twoQuotas(['608.80', '31.22'], ['915.05', '22.00']),
    },
  ],
})
