import { law, rate, reais } from '../../../core/dated.ts'
import type { Money } from '../../../core/money.ts'
import type { Ratio } from '../../../core/ratio.ts'

export interface MeiTable {
  /** Rate on the minimum wage. */
  readonly inssRate: Ratio
  readonly icms: Money
  readonly iss: Money
  /** IBS and CBS together, from 2027. */
  readonly ibsCbs: Money | null
  readonly annualLimit: Money
  /** Owners who exceed the limit by up to this share leave the regime only in January. */
  readonly tolerance: Ratio
  /** MEI caminhoneiro: self-employed cargo carrier. */
  readonly trucker: { readonly inssRate: Ratio; readonly annualLimit: Money; readonly monthlyLimit: Money } | null
}

const LC123 = 'https://www.planalto.gov.br/ccivil_03/leis/lcp/lcp123.htm'
const TRUCKER = { inssRate: rate('12'), annualLimit: reais('251600.00'), monthlyLimit: reais('20966.67') }

export default law<MeiTable>({
  id: 'mei',
  title: 'Microempreendedor individual (MEI): contribuições e limites',
  dateMeans: 'mês de competência',
  reviewedOn: '2026-11-14',
  words: {
    inssRate: 'INSS, sobre o salário mínimo',
    icms: 'ICMS',
    iss: 'ISS',
    ibsCbs: 'IBS e CBS',
    annualLimit: 'Limite de receita no ano',
    tolerance: 'Tolerância acima do limite',
    trucker: 'Caminhoneiro',
    monthlyLimit: 'Limite por mês de atividade',
  },
  versions: [
    {
      from: '2027-01-01',
      norm: {
        act: 'Lei Complementar nº 214/2025',
        article: 'arts. 517 e 520; anexo XXIII (anexo VII da LC nº 123/2006)',
        url: 'https://www.planalto.gov.br/ccivil_03/leis/lcp/lcp214.htm',
      },
      evidence: {
        status: 'reported',
        sources: ['https://www.planalto.gov.br/ccivil_03/leis/lcp/lcp214.htm', 'Transcrição do anexo XXIII em código público'],
      },
      caveat:
        'A partir de 2027 o MEI paga também R$ 1,00 de IBS e CBS (0,006 e 0,994), por uma única transcrição da LC nº 214/2025; de 2029 a 2033 os valores fixos mudam a cada ano e não estão neste registro.',
      value: {
        inssRate: rate('5'),
        icms: reais('1.00'),
        iss: reais('5.00'),
        ibsCbs: reais('1.00'),
        annualLimit: reais('81000.00'),
        tolerance: rate('20'),
        trucker: TRUCKER,
      },
    },
    {
      from: '2022-04-01',
      norm: {
        act: 'Lei Complementar nº 123/2006; LC nº 188/2021; Resolução CGSN nº 165/2022',
        article: 'arts. 18-A e 18-F da LC nº 123/2006',
        url: LC123,
      },
      evidence: {
        status: 'corroborated',
        sources: [
          LC123,
          'https://www.megacidade.com/noticia/65320/novo-salario-minimo-em-2026-reajusta-valor-do-das-mei-e-exige-atencao-dos-empreendedores',
          'https://www.acessa.com/economia/2024/01/195448-contribuicao-como-mei-passa-por-reajuste-em-2024.html',
          'http://ajuda.accounttech.com.br/pt-BR/articles/6377516-mei-caminhoneiro',
          'https://cearaagora.com.br/contribuicao-dos-microempreendedores-sobe-de-r-6510-para-r-66',
        ],
      },
      value: {
        inssRate: rate('5'),
        icms: reais('1.00'),
        iss: reais('5.00'),
        ibsCbs: null,
        annualLimit: reais('81000.00'),
        tolerance: rate('20'),
        trucker: TRUCKER,
      },
    },
    {
      from: '2018-01-01',
      norm: { act: 'Lei Complementar nº 123/2006, na redação da LC nº 155/2016', article: 'art. 18-A', url: LC123 },
      evidence: {
        status: 'corroborated',
        sources: [
          LC123,
          'https://portaldocontabilista.com.br/meis-enfrentam-desafios-com-limite-de-faturamento-e-discutem-mudancas-na-legislacao/',
          'https://guaiba.com.br/?p=501782',
        ],
      },
      value: {
        inssRate: rate('5'),
        icms: reais('1.00'),
        iss: reais('5.00'),
        ibsCbs: null,
        annualLimit: reais('81000.00'),
        tolerance: rate('20'),
        trucker: null,
      },
    },
    {
      from: '2012-01-01',
      norm: { act: 'Lei Complementar nº 123/2006, na redação da LC nº 139/2011', article: 'art. 18-A', url: LC123 },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://trabalhosfeitos.com/ensaios/Microempreendedor-Individual/59861970.html',
          'https://viewer.joomag.com/cartilha-do-empreendedor-individual-ministério-de-trabalho-cartilha-online/0985990001495636545/p7',
        ],
      },
      value: {
        inssRate: rate('5'),
        icms: reais('1.00'),
        iss: reais('5.00'),
        ibsCbs: null,
        annualLimit: reais('60000.00'),
        tolerance: rate('20'),
        trucker: null,
      },
    },
    {
      from: '2011-05-01',
      norm: {
        act: 'MP nº 529/2011; Lei nº 12.470/2011 (contribuição); LC nº 128/2008 (limite)',
        article: 'art. 18-A da LC nº 123/2006',
        url: LC123,
      },
      evidence: {
        status: 'corroborated',
        sources: ['Decreto nº 3.048/1999, art. 199-A', 'Resolução CGSN nº 140/2018, art. 101, I, b', 'http://tbrasil.blogspot.com/2009/07'],
      },
      value: {
        inssRate: rate('5'),
        icms: reais('1.00'),
        iss: reais('5.00'),
        ibsCbs: null,
        annualLimit: reais('36000.00'),
        tolerance: rate('20'),
        trucker: null,
      },
    },
    {
      from: '2009-07-01',
      norm: { act: 'Lei Complementar nº 123/2006, na redação da LC nº 128/2008', article: 'art. 18-A', url: LC123 },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://www.correiobraziliense.com.br/app/noticia/economia/2009/04/28/internas_economia,103357/trabalhador-tera-imposto-unico-de-ate-r-57-15-para-deixar-informalidade.shtml',
          'http://tbrasil.blogspot.com/2009/07',
          'https://aemflo-cdlsj.org.br/noticia/vantagens-de-ser-um-mei-legalizado',
        ],
      },
      value: {
        inssRate: rate('11'),
        icms: reais('1.00'),
        iss: reais('5.00'),
        ibsCbs: null,
        annualLimit: reais('36000.00'),
        tolerance: rate('20'),
        trucker: null,
      },
    },
  ],
})
