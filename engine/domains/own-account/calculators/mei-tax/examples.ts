import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const DAS_2026 =
  'https://www.megacidade.com/noticia/65320/novo-salario-minimo-em-2026-reajusta-valor-do-das-mei-e-exige-atencao-dos-empreendedores'
const LC123 = 'https://www.planalto.gov.br/ccivil_03/leis/lcp/lcp123.htm'

export const examples: Examples<typeof definition> = [
  {
    title: 'Prestador de serviços em 2026, o resto em branco',
    on: '2026-11-14',
    input: { monthly_revenue: 5000 },
    result: {
      das: { inss: 81.05, icms: 0, iss: 5, total: 86.05 },
      annualRevenue: 60000,
      annualLimit: 81000,
      toleranceLimit: 97200,
      limitUsedPercent: 74.074074,
      status: 'within',
      advice: 'Dentro do limite: ainda cabem R$ 21.000,00 neste ano.',
    },
    source: `${DAS_2026} (serviços 86,05); ${LC123}, art. 18-A (81.000,00)`,
  },
  {
    title: 'Comércio em 2026',
    on: '2026-11-14',
    input: { monthly_revenue: 6000, activity: 'commerce' },
    result: { das: { inss: 81.05, icms: 1, iss: 0, total: 82.05 } },
    source: `${DAS_2026} (comércio 82,05)`,
  },
  {
    title: 'Comércio e serviços em 2026',
    on: '2026-11-14',
    input: { monthly_revenue: 6000, activity: 'mixed' },
    result: { das: { inss: 81.05, icms: 1, iss: 5, total: 87.05 } },
    source: `${DAS_2026} (comércio e serviços 87,05)`,
  },
  {
    title: 'Caminhoneiro em 2026',
    on: '2026-11-14',
    input: { monthly_revenue: 20000, activity: 'trucker' },
    result: { das: { inss: 194.52, icms: 1, iss: 0, total: 195.52 }, annualLimit: 251600, status: 'within' },
    source: `${DAS_2026} (caminhoneiro de 195,52 a 200,52); ${LC123}, art. 18-F`,
  },
  {
    title: 'Caminhoneiro aberto em julho: seis meses',
    on: '2026-11-14',
    input: { monthly_revenue: 21000, activity: 'trucker', months_active: 6 },
    result: { annualRevenue: 126000, annualLimit: 125800.02, status: 'up_to_20_over' },
    source: `${LC123}, art. 18-F: 20.966,67 × 6 = 125.800,02; http://ajuda.accounttech.com.br/pt-BR/articles/6377516-mei-caminhoneiro imprime 125.800,00`,
  },
  {
    title: 'No limite de 81 mil reais',
    on: '2026-11-14',
    input: { monthly_revenue: 6750, activity: 'industry' },
    result: { annualRevenue: 81000, limitUsedPercent: 100, status: 'within' },
    source: `${LC123}, art. 18-A, § 1º: receita de até 81.000,00; 6.750,00 × 12`,
  },
  {
    title: 'Doze centavos acima do limite',
    on: '2026-11-14',
    input: { monthly_revenue: 6750.01 },
    result: { annualRevenue: 81000.12, status: 'up_to_20_over' },
    source: `${LC123}, art. 18-A, §§ 1º e 7º: 6.750,01 × 12 = 81.000,12, excesso de até 20%`,
  },
  {
    title: 'Exatamente 20% acima: ainda sai só em janeiro',
    on: '2026-11-14',
    input: { monthly_revenue: 8100 },
    result: { annualRevenue: 97200, toleranceLimit: 97200, limitUsedPercent: 120, status: 'up_to_20_over' },
    source: `${LC123}, art. 18-A, § 7º: 81.000,00 × 1,2 = 97.200,00`,
  },
  {
    title: 'Mais de 20% acima: saída retroativa',
    on: '2026-11-14',
    input: { monthly_revenue: 8100.01 },
    result: { annualRevenue: 97200.12, status: 'over' },
    source: `${LC123}, art. 18-A, § 7º: 97.200,12 passa de 97.200,00`,
  },
  {
    title: 'Seis meses de atividade: limite de 40.500,00',
    on: '2026-11-14',
    input: { monthly_revenue: 7000, months_active: 6 },
    result: { annualRevenue: 42000, annualLimit: 40500, status: 'up_to_20_over' },
    source:
      'https://portaldocontabilista.com.br/meis-enfrentam-desafios-com-limite-de-faturamento-e-discutem-mudancas-na-legislacao/ (seis meses: 40,5 mil)',
  },
  {
    title: 'Guia de 2025',
    on: '2026-11-14',
    input: { monthly_revenue: 4000, activity: 'mixed', reference_date: '2025-06-30' },
    result: { das: { inss: 75.9, total: 81.9 } },
    source:
      'https://portalbei.com.br/empreendedorismo/mei-quais-obrigacoes-tem-o-microempreendedor-individual-para-se-manter-regularizado-ghtml/',
  },
  {
    title: 'Guia de 2024',
    on: '2026-11-14',
    input: { monthly_revenue: 4000, reference_date: '2024-01-31' },
    result: { das: { inss: 70.6, iss: 5, total: 75.6 } },
    source: 'https://www.acessa.com/economia/2024/01/195448-contribuicao-como-mei-passa-por-reajuste-em-2024.html',
  },
  {
    title: 'Caminhoneiro em maio de 2023, com o salário mínimo de 1.320,00',
    on: '2026-11-14',
    input: { monthly_revenue: 4000, activity: 'trucker', reference_date: '2023-05-31' },
    result: { das: { inss: 158.4 } },
    source: 'https://cearaagora.com.br/contribuicao-dos-microempreendedores-sobe-de-r-6510-para-r-66',
  },
  {
    title: 'O primeiro ano do MEI: 11% e limite de 36 mil',
    on: '2026-11-14',
    input: { monthly_revenue: 3000, activity: 'mixed', reference_date: '2009-07-31' },
    result: { das: { inss: 51.15, icms: 1, iss: 5, total: 57.15 }, annualLimit: 36000, status: 'within' },
    source:
      'https://www.correiobraziliense.com.br/app/noticia/economia/2009/04/28/internas_economia,103357/trabalhador-tera-imposto-unico-de-ate-r-57-15-para-deixar-informalidade.shtml',
  },
]
