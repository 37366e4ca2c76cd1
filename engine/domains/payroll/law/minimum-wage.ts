import { law, reais } from '../../../core/dated.ts'
import { type Money, split } from '../../../core/money.ts'

export interface MinimumWage {
  readonly monthly: Money
  readonly daily: Money
  /** Null when the act has no hourly value. */
  readonly hourly: Money | null
}

/** The acts divide the month by 30 days and by 220 hours. */
const [DAYS, HOURS] = [30, 220]

export default law<MinimumWage>({
  id: 'minimum-wage',
  title: 'Salário mínimo nacional',
  dateMeans: 'dia trabalhado',
  changes: 'january',
  reviewedOn: '2026-11-14',
  says: '{monthly} por mês, {daily} por dia, {hourly} por hora',
  words: { monthly: 'Por mês', daily: 'Por dia', hourly: 'Por hora' },
  follow({ monthly, daily, hourly }, before) {
    if (monthly === before.monthly) return { monthly, daily, hourly }
    return {
      monthly,
      daily: daily === before.daily ? split(monthly, DAYS, 'halfUp') : daily,
      hourly: hourly === before.hourly && hourly !== null ? split(monthly, HOURS, 'halfUp') : hourly,
    }
  },
  versions: [
    {
      from: '2026-01-01',
      norm: {
        act: 'Decreto nº 12.797/2025',
        published: '2025-12-23',
        url: 'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2025/decreto/d12797.htm',
      },
      evidence: {
        status: 'verified',
        sources: [
          'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2025/decreto/d12797.htm',
          'https://www.gov.br/inss/pt-br/direitos-e-deveres/inscricao-e-contribuicao/tabela-de-contribuicao-mensal',
        ],
      },
      value: { monthly: reais('1621.00'), daily: reais('54.04'), hourly: reais('7.37') },
    },
    {
      from: '2025-01-01',
      norm: {
        act: 'Decreto nº 12.342/2024',
        published: '2024-12-30',
        url: 'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2024/decreto/d12342.htm',
      },
      evidence: { status: 'verified', sources: ['https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2024/decreto/d12342.htm'] },
      value: { monthly: reais('1518.00'), daily: reais('50.60'), hourly: reais('6.90') },
    },
    {
      from: '2024-01-01',
      norm: { act: 'Decreto nº 11.864/2023', published: '2023-12-27' },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://ruhling.com.br/noticias-ruhling/salario-minimo-2024',
          'https://www.meuvademecumonline.com.br/legislacao/decretos/21100/pagina_22/47/decreto-n-11-864-de-27-de-dezembro-de-2023',
          'https://calcule.net/trabalhista/salario-minimo',
        ],
      },
      value: { monthly: reais('1412.00'), daily: reais('47.07'), hourly: reais('6.42') },
    },
    {
      from: '2023-05-01',
      norm: { act: 'MP nº 1.172/2023; Lei nº 14.663/2023', published: '2023-05-01' },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://calcule.net/trabalhista/salario-minimo',
          'https://einvestidor.estadao.com.br/educacao-financeira/imposto-de-renda-o-que-muda-isencao-aprovada-congresso',
        ],
      },
      value: { monthly: reais('1320.00'), daily: reais('44.00'), hourly: reais('6.00') },
    },
    {
      from: '2023-01-01',
      norm: {
        act: 'MP nº 1.143/2022',
        published: '2022-12-12',
        url: 'http://planalto.gov.br/cciviL_03/_Ato2019-2022/2022/Mpv/mpv1143.htm',
      },
      evidence: {
        status: 'verified',
        sources: ['http://planalto.gov.br/cciviL_03/_Ato2019-2022/2022/Mpv/mpv1143.htm', 'https://calcule.net/trabalhista/salario-minimo'],
      },
      value: { monthly: reais('1302.00'), daily: reais('43.40'), hourly: reais('5.92') },
    },
    {
      from: '2022-01-01',
      norm: { act: 'MP nº 1.091/2021; Lei nº 14.358/2022', published: '2021-12-30' },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://calcule.net/trabalhista/salario-minimo',
          'https://www.clicportela.com.br/noticia/49003/publicada-lei-que-fixa-o-salario-minimo-deste-ano-em-r-1-212',
        ],
      },
      value: { monthly: reais('1212.00'), daily: reais('40.40'), hourly: reais('5.51') },
    },
    {
      from: '2021-01-01',
      norm: { act: 'MP nº 1.021/2020' },
      evidence: {
        status: 'corroborated',
        sources: ['https://calcule.net/trabalhista/salario-minimo', 'https://hotmoney.io/blog/administracao/salario-minimo-atual/amp/'],
      },
      value: { monthly: reais('1100.00'), daily: reais('36.67'), hourly: reais('5.00') },
    },
    {
      from: '2020-02-01',
      norm: { act: 'MP nº 919/2020; Lei nº 14.013/2020' },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://calcule.net/trabalhista/salario-minimo',
          'https://hotmoney.io/blog/administracao/salario-minimo-atual/amp/',
          'https://sintepav-ce.org.br/tabela-de-contribuicao-dos-segurados-empregado-empregado-domestico-e-trabalhador-avulso/',
        ],
      },
      value: { monthly: reais('1045.00'), daily: reais('34.83'), hourly: reais('4.75') },
    },
    {
      from: '2020-01-01',
      norm: { act: 'MP nº 916/2019; Lei nº 14.013/2020' },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://calcule.net/trabalhista/salario-minimo',
          'https://hotmoney.io/blog/administracao/salario-minimo-atual/amp/',
          'https://sintepav-ce.org.br/tabela-de-contribuicao-dos-segurados-empregado-empregado-domestico-e-trabalhador-avulso/',
        ],
      },
      value: { monthly: reais('1039.00'), daily: reais('34.63'), hourly: reais('4.72') },
    },
    {
      from: '2019-01-01',
      norm: { act: 'Decreto nº 9.661/2019', published: '2019-01-01' },
      evidence: {
        status: 'corroborated',
        sources: ['https://calcule.net/trabalhista/salario-minimo', 'http://www.jetsys.com.br/jts/tabelasalariominimo.html'],
      },
      value: { monthly: reais('998.00'), daily: reais('33.27'), hourly: reais('4.54') },
    },
    {
      from: '2018-01-01',
      norm: { act: 'Decreto nº 9.255/2017' },
      evidence: {
        status: 'corroborated',
        sources: ['https://calcule.net/trabalhista/salario-minimo', 'http://www.jetsys.com.br/jts/tabelasalariominimo.html'],
      },
      value: { monthly: reais('954.00'), daily: reais('31.80'), hourly: reais('4.34') },
    },
    {
      from: '2017-01-01',
      norm: { act: 'Decreto nº 8.948/2016' },
      evidence: {
        status: 'corroborated',
        sources: ['https://calcule.net/trabalhista/salario-minimo', 'http://www.jetsys.com.br/jts/tabelasalariominimo.html'],
      },
      value: { monthly: reais('937.00'), daily: reais('31.23'), hourly: reais('4.26') },
    },
    {
      from: '2016-01-01',
      norm: { act: 'Decreto nº 8.618/2015' },
      evidence: {
        status: 'corroborated',
        sources: ['https://calcule.net/trabalhista/salario-minimo', 'http://www.jetsys.com.br/jts/tabelasalariominimo.html'],
      },
      value: { monthly: reais('880.00'), daily: reais('29.33'), hourly: reais('4.00') },
    },
    {
      from: '2015-01-01',
      norm: { act: 'Decreto nº 8.381/2014' },
      evidence: {
        status: 'corroborated',
        sources: ['https://calcule.net/trabalhista/salario-minimo', 'http://www.jetsys.com.br/jts/tabelasalariominimo.html'],
      },
      value: { monthly: reais('788.00'), daily: reais('26.27'), hourly: reais('3.58') },
    },
    {
      from: '2014-01-01',
      norm: { act: 'Decreto nº 8.166/2013' },
      evidence: {
        status: 'corroborated',
        sources: ['https://calcule.net/trabalhista/salario-minimo', 'http://www.jetsys.com.br/jts/tabelasalariominimo.html'],
      },
      value: { monthly: reais('724.00'), daily: reais('24.13'), hourly: reais('3.29') },
    },
    {
      from: '2013-01-01',
      norm: { act: 'Decreto nº 7.872/2012' },
      evidence: {
        status: 'corroborated',
        sources: ['https://calcule.net/trabalhista/salario-minimo', 'http://www.jetsys.com.br/jts/tabelasalariominimo.html'],
      },
      value: { monthly: reais('678.00'), daily: reais('22.60'), hourly: reais('3.08') },
    },
    {
      from: '2012-01-01',
      norm: { act: 'Decreto nº 7.655/2011' },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://calcule.net/trabalhista/salario-minimo',
          'http://www.jetsys.com.br/jts/tabelasalariominimo.html',
          'https://hotmoney.io/blog/administracao/salario-minimo-atual/amp/',
        ],
      },
      value: { monthly: reais('622.00'), daily: reais('20.73'), hourly: reais('2.83') },
    },
    {
      from: '2011-03-01',
      norm: {
        act: 'Lei nº 12.382/2011',
        published: '2011-02-25',
        url: 'https://www.planalto.gov.br/ccivil_03/_Ato2011-2014/2011/Lei/L12382.htm',
      },
      evidence: {
        status: 'verified',
        sources: [
          'https://www.planalto.gov.br/ccivil_03/_Ato2011-2014/2011/Lei/L12382.htm',
          'http://www.jetsys.com.br/jts/tabelasalariominimo.html',
          'https://hotmoney.io/blog/administracao/salario-minimo-atual/amp/',
        ],
      },
      value: { monthly: reais('545.00'), daily: reais('18.17'), hourly: reais('2.48') },
    },
    {
      from: '2011-01-01',
      norm: { act: 'MP nº 516/2010' },
      evidence: {
        status: 'corroborated',
        sources: [
          'http://www.jetsys.com.br/jts/tabelasalariominimo.html',
          'https://hotmoney.io/blog/administracao/salario-minimo-atual/amp/',
          'http://www.univille.edu.br/pt-BR/departamentos/cienciaseconomicas/observatorio-economico/economia/SALARIO-MINIMO-/880685',
        ],
      },
      value: { monthly: reais('540.00'), daily: reais('18.00'), hourly: reais('2.45') },
    },
    {
      from: '2010-01-01',
      norm: { act: 'MP nº 474/2009; Lei nº 12.255/2010', url: 'https://www.planalto.gov.br/ccivil_03/_ato2007-2010/2010/Lei/L12255.htm' },
      evidence: {
        status: 'verified',
        sources: [
          'https://www.planalto.gov.br/ccivil_03/_ato2007-2010/2010/Lei/L12255.htm',
          'http://www.jetsys.com.br/jts/tabelasalariominimo.html',
        ],
      },
      value: { monthly: reais('510.00'), daily: reais('17.00'), hourly: reais('2.32') },
    },
    {
      from: '2009-02-01',
      norm: { act: 'MP nº 456/2009; Lei nº 11.944/2009', url: 'https://www.planalto.gov.br/ccivil_03/_ato2007-2010/2009/lei/L11944.htm' },
      evidence: {
        status: 'verified',
        sources: [
          'https://www.planalto.gov.br/ccivil_03/_ato2007-2010/2009/lei/L11944.htm',
          'http://www.jetsys.com.br/jts/tabelasalariominimo.html',
        ],
      },
      value: { monthly: reais('465.00'), daily: reais('15.50'), hourly: reais('2.11') },
    },
    {
      from: '2008-03-01',
      norm: { act: 'MP nº 421/2008; Lei nº 11.709/2008', url: 'https://www.planalto.gov.br/ccivil_03/_ato2007-2010/2008/lei/L11709.htm' },
      evidence: {
        status: 'verified',
        sources: [
          'https://www.planalto.gov.br/ccivil_03/_ato2007-2010/2008/lei/L11709.htm',
          'http://www.jetsys.com.br/jts/tabelasalariominimo.html',
        ],
      },
      value: { monthly: reais('415.00'), daily: reais('13.83'), hourly: reais('1.89') },
    },
    {
      from: '2007-04-01',
      norm: { act: 'Lei nº 11.498/2007' },
      evidence: {
        status: 'corroborated',
        sources: [
          'http://www.jetsys.com.br/jts/tabelasalariominimo.html',
          'http://www.univille.edu.br/pt-BR/departamentos/cienciaseconomicas/observatorio-economico/economia/SALARIO-MINIMO-/880685',
          'https://crisviland.com.br/kb/salario-minimo-e-contribuicao-ao-inss/',
        ],
      },
      value: { monthly: reais('380.00'), daily: reais('12.67'), hourly: reais('1.73') },
    },
    {
      from: '2006-04-01',
      norm: { act: 'Lei nº 11.321/2006' },
      evidence: {
        status: 'corroborated',
        sources: [
          'http://www.jetsys.com.br/jts/tabelasalariominimo.html',
          'http://www.univille.edu.br/pt-BR/departamentos/cienciaseconomicas/observatorio-economico/economia/SALARIO-MINIMO-/880685',
          'https://crisviland.com.br/kb/salario-minimo-e-contribuicao-ao-inss/',
        ],
      },
      value: { monthly: reais('350.00'), daily: reais('11.67'), hourly: reais('1.59') },
    },
    {
      from: '2005-05-01',
      norm: { act: 'Lei nº 11.164/2005' },
      evidence: {
        status: 'corroborated',
        sources: [
          'http://www.jetsys.com.br/jts/tabelasalariominimo.html',
          'http://www.univille.edu.br/pt-BR/departamentos/cienciaseconomicas/observatorio-economico/economia/SALARIO-MINIMO-/880685',
          'https://crisviland.com.br/kb/salario-minimo-e-contribuicao-ao-inss/',
        ],
      },
      value: { monthly: reais('300.00'), daily: reais('10.00'), hourly: reais('1.36') },
    },
    {
      from: '2004-05-01',
      norm: { act: 'MP nº 182/2004; Lei nº 10.888/2004', url: 'https://www.planalto.gov.br/ccivil_03/_Ato2004-2006/2004/Lei/L10.888.htm' },
      evidence: {
        status: 'verified',
        sources: [
          'https://www.planalto.gov.br/ccivil_03/_Ato2004-2006/2004/Lei/L10.888.htm',
          'http://www.jetsys.com.br/jts/tabelasalariominimo.html',
          'https://crisviland.com.br/kb/salario-minimo-e-contribuicao-ao-inss/',
        ],
      },
      value: { monthly: reais('260.00'), daily: reais('8.67'), hourly: reais('1.18') },
    },
    {
      from: '2003-04-01',
      norm: { act: 'Lei nº 10.699/2003' },
      evidence: {
        status: 'corroborated',
        sources: [
          'http://www.jetsys.com.br/jts/tabelasalariominimo.html',
          'http://www.univille.edu.br/pt-BR/departamentos/cienciaseconomicas/observatorio-economico/economia/SALARIO-MINIMO-/880685',
          'https://crisviland.com.br/kb/salario-minimo-e-contribuicao-ao-inss/',
          'http://machadoadvogados.com.br/sem-categoria-2/contribuio-de-empregados-tem-nova-tabela-a-partir-de-abril-de-2003/',
        ],
      },
      value: { monthly: reais('240.00'), daily: reais('8.00'), hourly: reais('1.09') },
    },
    {
      from: '2002-04-01',
      norm: { act: 'Lei nº 10.525/2002' },
      evidence: {
        status: 'corroborated',
        sources: [
          'http://www.jetsys.com.br/jts/tabelasalariominimo.html',
          'http://www.univille.edu.br/pt-BR/departamentos/cienciaseconomicas/observatorio-economico/economia/SALARIO-MINIMO-/880685',
          'https://crisviland.com.br/kb/salario-minimo-e-contribuicao-ao-inss/',
        ],
      },
      value: { monthly: reais('200.00'), daily: reais('6.67'), hourly: reais('0.91') },
    },
    {
      from: '2001-04-01',
      norm: { act: 'MP nº 2.194-6/2001 (reedição)' },
      evidence: {
        status: 'corroborated',
        sources: [
          'http://www.jetsys.com.br/jts/tabelasalariominimo.html',
          'http://www.univille.edu.br/pt-BR/departamentos/cienciaseconomicas/observatorio-economico/economia/SALARIO-MINIMO-/880685',
          'https://informanet.com.br/Prodinfo/boletim/2001/Trabalhista/ass.prev/salarios-15b-2001.htm',
        ],
      },
      value: { monthly: reais('180.00'), daily: reais('6.00'), hourly: reais('0.82') },
    },
    {
      from: '2000-04-03',
      norm: { act: 'MP nº 2.019/2000; Lei nº 9.971/2000', published: '2000-03-23' },
      evidence: {
        status: 'corroborated',
        sources: [
          'http://www.jetsys.com.br/jts/tabelasalariominimo.html',
          'http://sdrcontabil.com.br/salario-minimo.asp',
          'http://www.univille.edu.br/pt-BR/departamentos/cienciaseconomicas/observatorio-economico/economia/SALARIO-MINIMO-/880685',
          'http://www.empresario.com.br/legislacao/edicoes/2000/inss_abr_mai_txt.html',
          'https://legisweb.com.br/legislacao/?legislacao=182179',
        ],
      },
      value: { monthly: reais('151.00'), daily: reais('5.03'), hourly: reais('0.69') },
    },
    {
      from: '1999-05-01',
      norm: { act: 'MP nº 1.824/1999' },
      evidence: {
        status: 'corroborated',
        sources: [
          'http://www.jetsys.com.br/jts/tabelasalariominimo.html',
          'http://sdrcontabil.com.br/salario-minimo.asp',
          'http://www.univille.edu.br/pt-BR/departamentos/cienciaseconomicas/observatorio-economico/economia/SALARIO-MINIMO-/880685',
        ],
      },
      value: { monthly: reais('136.00'), daily: reais('4.53'), hourly: reais('0.62') },
    },
    {
      from: '1998-05-01',
      norm: { act: 'MP nº 1.656/1998', published: '1998-04-29' },
      evidence: {
        status: 'corroborated',
        sources: [
          'http://www.jetsys.com.br/jts/tabelasalariominimo.html',
          'http://sdrcontabil.com.br/salario-minimo.asp',
          'http://www.univille.edu.br/pt-BR/departamentos/cienciaseconomicas/observatorio-economico/economia/SALARIO-MINIMO-/880685',
          'https://www.normasbrasil.com.br/norma/portaria-4448-1998_181054.html',
        ],
      },
      value: { monthly: reais('130.00'), daily: reais('4.33'), hourly: reais('0.59') },
    },
    {
      from: '1997-05-01',
      norm: { act: 'MP nº 1.572/1997' },
      evidence: {
        status: 'corroborated',
        sources: [
          'http://www.jetsys.com.br/jts/tabelasalariominimo.html',
          'http://sdrcontabil.com.br/salario-minimo.asp',
          'http://www.univille.edu.br/pt-BR/departamentos/cienciaseconomicas/observatorio-economico/economia/SALARIO-MINIMO-/880685',
        ],
      },
      value: { monthly: reais('120.00'), daily: reais('4.00'), hourly: null },
    },
    {
      from: '1996-05-01',
      norm: { act: 'MP nº 1.415/1996' },
      evidence: {
        status: 'corroborated',
        sources: [
          'http://www.jetsys.com.br/jts/tabelasalariominimo.html',
          'http://sdrcontabil.com.br/salario-minimo.asp',
          'http://www.univille.edu.br/pt-BR/departamentos/cienciaseconomicas/observatorio-economico/economia/SALARIO-MINIMO-/880685',
        ],
      },
      value: { monthly: reais('112.00'), daily: reais('3.73'), hourly: reais('0.51') },
    },
    {
      from: '1995-05-01',
      norm: { act: 'Lei nº 9.032/1995' },
      evidence: {
        status: 'corroborated',
        sources: [
          'http://www.jetsys.com.br/jts/tabelasalariominimo.html',
          'http://sdrcontabil.com.br/salario-minimo.asp',
          'http://www.univille.edu.br/pt-BR/departamentos/cienciaseconomicas/observatorio-economico/economia/SALARIO-MINIMO-/880685',
        ],
      },
      value: { monthly: reais('100.00'), daily: reais('3.33'), hourly: reais('0.45') },
    },
    {
      from: '1994-09-01',
      norm: { act: 'MP nº 598/1994', published: '1994-08-31' },
      evidence: {
        status: 'corroborated',
        sources: [
          'http://www.jetsys.com.br/jts/tabelasalariominimo.html',
          'http://sdrcontabil.com.br/salario-minimo.asp',
          'http://www.univille.edu.br/pt-BR/departamentos/cienciaseconomicas/observatorio-economico/economia/SALARIO-MINIMO-/880685',
        ],
      },
      value: { monthly: reais('70.00'), daily: reais('2.33'), hourly: reais('0.32') },
    },
    {
      from: '1994-07-01',
      norm: { act: 'Lei nº 8.880/1994 (conversão da URV)' },
      evidence: {
        status: 'corroborated',
        sources: [
          'http://www.jetsys.com.br/jts/tabelasalariominimo.html',
          'http://sdrcontabil.com.br/salario-minimo.asp',
          'http://www.univille.edu.br/pt-BR/departamentos/cienciaseconomicas/observatorio-economico/economia/SALARIO-MINIMO-/880685',
        ],
      },
      value: { monthly: reais('64.79'), daily: reais('2.16'), hourly: reais('0.29') },
    },
  ],
})
