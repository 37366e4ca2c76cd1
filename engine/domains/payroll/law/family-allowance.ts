import { law, reais } from '../../../core/dated.ts'
import type { Money } from '../../../core/money.ts'

export interface FamilyAllowance {
  /** Monthly pay above this gives no quota at all (EC 103/2019, art. 27). */
  readonly incomeLimit: Money
  /** Per child, to each parent who earns up to the limit. */
  readonly quota: Money
  /** A child with a disability has no age limit. */
  readonly childrenUpToAge: number
}

export default law<FamilyAllowance>({
  id: 'family-allowance',
  title: 'Salário-família',
  dateMeans: 'mês de competência',
  reviewedOn: '2026-11-14',
  words: { incomeLimit: 'Renda até', quota: 'Cota por filho', childrenUpToAge: 'Filhos até, em anos', quotas: 'Cotas' },
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
  ],
})
