import { law, rate, reais } from '../../../core/dated.ts'
import type { Money } from '../../../core/money.ts'
import type { Ratio } from '../../../core/ratio.ts'

export interface IofCharge {
  /** Daily rate on each part of the principal until its due date. */
  readonly daily: Ratio
  /** One-time rate on the principal. */
  readonly additional: Ratio
}

export interface IofTable {
  readonly individual: IofCharge
  /** Null when no source was verified against the decree. */
  readonly company: IofCharge | null
  /** Rate for Simples Nacional and MEI companies, up to `smallCompanyUpTo` per operation. */
  readonly smallCompany: IofCharge | null
  /** Largest operation at the reduced rate; above it, the company rate applies (art. 7º, VI). */
  readonly smallCompanyUpTo: Money
  /** Maximum days for the daily rate when the principal is defined (art. 7º, § 1º). */
  readonly maxDays: number
}

const REGULATION = 'https://jurishand.com/decreto-6306-de-14-dezembro-2007/artigo-7/inciso-3/alinea-a'

const charge = (daily: string, additional: string): IofCharge => ({ daily: rate(daily), additional: rate(additional) })
const NOTHING = charge('0', '0')
const SMALL = { smallCompanyUpTo: reais('30000.00'), maxDays: 365 }

export default law<IofTable>({
  id: 'iof',
  title: 'IOF sobre operações de crédito',
  dateMeans: 'dia da contratação do crédito',
  reviewedOn: '2026-11-14',
  words: {
    individual: 'Pessoa física',
    daily: 'Ao dia',
    additional: 'Adicional',
    company: 'Pessoa jurídica',
    smallCompany: 'Empresa do Simples ou MEI',
    smallCompanyUpTo: 'Operação do Simples ou do MEI até',
    maxDays: 'Dias contados, no máximo',
  },
  versions: [
    {
      from: '2025-07-17',
      norm: {
        act: 'Decreto nº 6.306/2007, com o Decreto nº 12.499/2025, restabelecido pelo STF (ADC 96, medida cautelar de 16/07/2025)',
        article: 'art. 7º, I e §§ 1º e 15',
        published: '2025-07-16',
        url: 'https://planalto.gov.br/ccivil_03/_ato2007-2010/2007/decreto/d6306compilado.htm',
      },
      evidence: {
        status: 'verified',
        sources: [
          'https://www2.camara.leg.br/legin/fed/decret/2025/decreto-12499-11-junho-2025-797588-publicacaooriginal-175631-pe.html',
          'https://www.demarest.com.br/majoracao-do-iof-stf-publica-decisao-cautelar-restabelecendo-a-eficacia-do-decreto-no-12-499-2025',
          'https://oliveiraalves.com.br/pb/stf-restabelece-aumento-do-iof-por-decreto-e-exclui-incidencia-sobre-risco-sacado',
          'https://lp.the7.com.br/sem-categoria/stf-garante-alta-do-iof-veja-o-que-muda-nas-operacoes-financeiras',
          REGULATION,
        ],
      },
      caveat:
        'O IOF de crédito de 2025 vale por decisão cautelar do STF (ADC 96); o referendo do plenário não foi encontrado até 09/10/2026.',
      value: {
        individual: charge('0.0082', '0.38'),
        company: charge('0.0082', '0.38'),
        smallCompany: charge('0.00274', '0.38'),
        ...SMALL,
      },
    },
    {
      from: '2025-06-27',
      norm: {
        act: 'Decreto nº 6.306/2007, na redação anterior aos decretos de 2025 (sustados pelo Decreto Legislativo nº 176/2025)',
        article: 'art. 7º, I e §§ 1º e 15',
        published: '2025-06-27',
        url: 'https://planalto.gov.br/ccivil_03/_ato2007-2010/2007/decreto/d6306compilado.htm',
      },
      evidence: {
        status: 'verified',
        sources: [
          'https://planalto.gov.br/ccivil_03/_ato2007-2010/2007/decreto/d6306compilado.htm',
          'https://www.martinelli.adv.br/congresso-derruba-aumento-das-aliquotas-do-iof',
          'https://romeuamaral.com.br/congresso-nacional-revoga-decreto-do-iof-e-restabelece-regras-anteriores',
        ],
      },
      caveat:
        'De 27/06 a 16/07/2025 valem as alíquotas anteriores: a decisão do STF voltou a 11/06/2025, e a Receita Federal não cobra a diferença deste intervalo.',
      value: {
        individual: charge('0.0082', '0.38'),
        company: charge('0.0041', '0.38'),
        smallCompany: charge('0.00137', '0.38'),
        ...SMALL,
      },
    },
    {
      from: '2025-06-11',
      norm: {
        act: 'Decreto nº 6.306/2007, com o Decreto nº 12.499/2025',
        article: 'art. 7º, I e §§ 1º e 15',
        published: '2025-06-11',
      },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://lp.the7.com.br/sem-categoria/stf-garante-alta-do-iof-veja-o-que-muda-nas-operacoes-financeiras',
          'https://bellainvestimentos.com/novo-iof',
          'http://www.marlian.com.br/blog/post/iof-credito-stf-restabelece-novas-aliquotas-para-2025',
          REGULATION,
        ],
      },
      value: {
        individual: charge('0.0082', '0.38'),
        company: charge('0.0082', '0.38'),
        smallCompany: charge('0.00274', '0.38'),
        ...SMALL,
      },
    },
    {
      from: '2025-05-23',
      norm: {
        act: 'Decreto nº 6.306/2007, com os Decretos nº 12.466/2025 e nº 12.467/2025',
        article: 'art. 7º, I e §§ 1º e 15',
        published: '2025-05-22',
      },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://www.itfcursos.com.br/iob-alteracoes-de-aliquotas',
          'http://www.marlian.com.br/blog/post/iof-credito-stf-restabelece-novas-aliquotas-para-2025',
        ],
      },
      value: {
        individual: charge('0.0082', '0.38'),
        company: charge('0.0082', '0.95'),
        smallCompany: charge('0.00274', '0.95'),
        ...SMALL,
      },
    },
    {
      from: '2022-01-01',
      norm: { act: 'Decreto nº 6.306/2007, com o Decreto nº 8.392/2015', article: 'art. 7º, I e §§ 1º e 15' },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://atendimento-hub.xpi.com.br/artigo/2202-o-que-e-a-modalidade-iof-financiado-presente-nas-operacoes-de-credito',
          'https://valor.globo.com/legislacao/noticia/2021/10/13/o-desvirtuamento-do-iof.ghtml',
          REGULATION,
        ],
      },
      value: { individual: charge('0.0082', '0.38'), company: charge('0.0041', '0.38'), smallCompany: charge('0.00137', '0.38'), ...SMALL },
    },
    {
      from: '2021-09-20',
      norm: { act: 'Decreto nº 6.306/2007, com o Decreto nº 10.797/2021', article: 'art. 7º', published: '2021-09-17' },
      evidence: {
        status: 'reported',
        sources: ['https://valor.globo.com/legislacao/noticia/2021/10/13/o-desvirtuamento-do-iof.ghtml'],
      },
      caveat: 'As alíquotas do IOF de 20/09 a 31/12/2021 (Decreto nº 10.797/2021) têm aqui uma única fonte.',
      value: { individual: charge('0.01118', '0.38'), company: charge('0.00559', '0.38'), smallCompany: null, ...SMALL },
    },
    {
      from: '2021-01-01',
      norm: { act: 'Decreto nº 6.306/2007, com o Decreto nº 8.392/2015', article: 'art. 7º, I e §§ 1º e 15' },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://valor.globo.com/legislacao/noticia/2021/10/13/o-desvirtuamento-do-iof.ghtml',
          'https://www.contadores.cnt.br/legislacoes/decreto-no-10-572-de-11-de-dezembro-de-2020.html',
        ],
      },
      value: { individual: charge('0.0082', '0.38'), company: charge('0.0041', '0.38'), smallCompany: charge('0.00137', '0.38'), ...SMALL },
    },
    {
      from: '2020-12-15',
      norm: { act: 'Decreto nº 6.306/2007, com o Decreto nº 10.572/2020', article: 'art. 7º, § 20-A', published: '2020-12-11' },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://www.contadores.cnt.br/legislacoes/decreto-no-10-572-de-11-de-dezembro-de-2020.html',
          'https://abrapp.org.br/legislacao/decreto-no-10-572-de-11-de-dezembro-de-2020',
        ],
      },
      value: { individual: NOTHING, company: NOTHING, smallCompany: NOTHING, ...SMALL },
    },
    {
      from: '2020-11-27',
      norm: { act: 'Decreto nº 6.306/2007, com o Decreto nº 10.551/2020', article: 'art. 7º, § 20', published: '2020-11-25' },
      evidence: {
        status: 'corroborated',
        sources: ['https://normasbrasil.com.br/norma/decreto-10551-2020_404935.html', 'https://contasemrevista.com.br/?p=7366'],
      },
      value: { individual: charge('0.0082', '0.38'), company: charge('0.0041', '0.38'), smallCompany: charge('0.00137', '0.38'), ...SMALL },
    },
    {
      from: '2020-04-03',
      norm: {
        act: 'Decreto nº 6.306/2007, com os Decretos nº 10.305/2020, nº 10.414/2020, nº 10.504/2020 e nº 10.551/2020',
        article: 'art. 7º, § 20',
        published: '2020-04-02',
      },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://normasbrasil.com.br/norma/decreto-10551-2020_404935.html',
          'https://advocacialunardelli.com.br/en/reducao-da-aliquota-do-iof-para-zero',
        ],
      },
      value: { individual: NOTHING, company: NOTHING, smallCompany: NOTHING, ...SMALL },
    },
    {
      from: '2015-01-22',
      norm: {
        act: 'Decreto nº 6.306/2007, com o Decreto nº 8.392/2015',
        article: 'art. 7º, I e §§ 1º e 15',
        published: '2015-01-21',
      },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://sindhosp.org.br/aumento-do-iof-nas-operacoes-de-credito',
          'http://www.valor.com.br/financas/3870702/iof-mais-alto-em-operacoes-de-credito-comeca-valer-nesta-quinta',
          'http://pladvogados.com.br/Noticias.html.89',
        ],
      },
      value: { individual: charge('0.0082', '0.38'), company: charge('0.0041', '0.38'), smallCompany: charge('0.00137', '0.38'), ...SMALL },
    },
  ],
})
