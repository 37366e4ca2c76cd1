import { law, rate, reais } from '../../../core/dated.ts'
import type { Money } from '../../../core/money.ts'
import type { Ratio } from '../../../core/ratio.ts'
import { type ParcelBracket, parcel } from '../../../core/scale.ts'

export interface IrrfTable {
  readonly brackets: readonly ParcelBracket[]
  readonly perDependent: Money
  /** Monthly exempt part of retirement and pension from the month of the 65th birthday. */
  readonly exemptFrom65: Money | null
  /** Replaces all legal deductions when larger (Lei 9.250/1995, art. 4º, § 2º). */
  readonly simplifiedDiscount: Money | null
  /** Tax reduction based on gross taxable pay (Lei 9.250/1995, art. 3º-A). */
  readonly reduction: {
    readonly fullUpTo: Money
    readonly fullAmount: Money
    readonly phaseOutUpTo: Money
    /** reduction = constant − slope × pay */
    readonly constant: Money
    readonly slope: Ratio
  } | null
  /** Withholding up to this amount is waived on income subject to the annual return (Lei 9.430/1996, art. 67). */
  readonly waivedUpTo: Money | null
  /** Excluded from salary income, including the 13th salary, before deductions (August to December 2004: MP 202/2004, art. 1º, sole §). */
  readonly monthlyExclusion: Money | null
}

/**
 * The UFIR tables (until December 1995) round the deductions of 26.6% and 35% to 376.40 and 1,888.25 UFIR, where continuity requires 376.20
 * and 1,888.40: 8 to 16 centavos in reais. No other table has such a step.
 */
const UFIR = { within: 16n }

export default law<IrrfTable>({
  id: 'irrf',
  title: 'Imposto de renda retido na fonte (tabela mensal)',
  dateMeans: 'data do pagamento',
  reviewedOn: '2026-11-14',
  says: '{brackets.rate}; por dependente, {perDependent}',
  words: {
    brackets: 'Faixas',
    limit: 'Base até',
    rate: 'Alíquota',
    deduct: 'Parcela a deduzir',
    perDependent: 'Dedução por dependente',
    exemptFrom65: 'Parte isenta da aposentadoria desde os 65 anos',
    simplifiedDiscount: 'Desconto simplificado',
    reduction: 'Redução do imposto',
    fullUpTo: 'Zera o imposto até',
    fullAmount: 'Redução máxima',
    phaseOutUpTo: 'Diminui até',
    constant: 'Constante',
    slope: 'Fator sobre o rendimento',
    waivedUpTo: 'Retenção dispensada até',
    monthlyExclusion: 'Exclusão mensal da base',
  },
  versions: [
    {
      from: '2026-01-01',
      norm: {
        act: 'Lei nº 15.191/2025 (tabela); Lei nº 15.270/2025 (redução)',
        article: 'art. 3º-A da Lei nº 9.250/1995',
        published: '2025-11-26',
        url: 'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2025/lei/l15270.htm',
      },
      evidence: {
        status: 'verified',
        sources: [
          'https://www.gov.br/receitafederal/pt-br/assuntos/meu-imposto-de-renda/tabelas/2026',
          'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2025/lei/l15270.htm',
          'https://www.gov.br/receitafederal/pt-br/assuntos/meu-imposto-de-renda/tabelas/exemplos-de-aplicacao-da-lei-15-270-2025',
          'https://www.planalto.gov.br/ccivil_03/leis/l9250.htm',
        ],
      },
      value: {
        brackets: parcel([
          ['2428.80', '0', '0.00'],
          ['2826.65', '7.5', '182.16'],
          ['3751.05', '15', '394.16'],
          ['4664.68', '22.5', '675.49'],
          [null, '27.5', '908.73'],
        ]),
        perDependent: reais('189.59'),
        exemptFrom65: reais('1903.98'),
        simplifiedDiscount: reais('607.20'),
        reduction: {
          fullUpTo: reais('5000.00'),
          fullAmount: reais('312.89'),
          phaseOutUpTo: reais('7350.00'),
          constant: reais('978.62'),
          slope: rate('13.3145'),
        },
        waivedUpTo: reais('10.00'),
        monthlyExclusion: null,
      },
    },
    {
      from: '2025-05-01',
      norm: { act: 'MP nº 1.294/2025; Lei nº 15.191/2025', published: '2025-04-11' },
      evidence: {
        status: 'corroborated',
        sources: ['https://rotinascontab.com.br/?p=1166', 'https://www.departamentopessoalonline.com/servi%c3%a7os/tabirrf'],
      },
      value: {
        brackets: parcel([
          ['2428.80', '0', '0.00'],
          ['2826.65', '7.5', '182.16'],
          ['3751.05', '15', '394.16'],
          ['4664.68', '22.5', '675.49'],
          [null, '27.5', '908.73'],
        ]),
        perDependent: reais('189.59'),
        exemptFrom65: reais('1903.98'),
        simplifiedDiscount: reais('607.20'),
        reduction: null,
        waivedUpTo: reais('10.00'),
        monthlyExclusion: null,
      },
    },
    {
      from: '2024-02-01',
      norm: { act: 'MP nº 1.206/2024; Lei nº 14.848/2024', published: '2024-02-06' },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://icbr.com.br/Noticias/Conteudo/tabela-progressiva---alteracoes-a-partir-de-fevereiro2024',
          'https://rotinascontab.com.br/?p=1166',
          'https://informanet.com.br/Prodinfo/agenda/2006/tabela_ir_2015.html',
        ],
      },
      value: {
        brackets: parcel([
          ['2259.20', '0', '0.00'],
          ['2826.65', '7.5', '169.44'],
          ['3751.05', '15', '381.44'],
          ['4664.68', '22.5', '662.77'],
          [null, '27.5', '896.00'],
        ]),
        perDependent: reais('189.59'),
        exemptFrom65: reais('1903.98'),
        simplifiedDiscount: reais('564.80'),
        reduction: null,
        waivedUpTo: reais('10.00'),
        monthlyExclusion: null,
      },
    },
    {
      from: '2023-05-01',
      norm: { act: 'MP nº 1.171/2023 (não convertida); Lei nº 14.663/2023; IN RFB nº 2.141/2023', published: '2023-04-30' },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://dpobjetivo.com.br/tabelas/tabela-irrf-mensal.html',
          'https://informanet.com.br/Prodinfo/agenda/2006/tabela_ir_2015.html',
          'https://einvestidor.estadao.com.br/educacao-financeira/imposto-de-renda-o-que-muda-isencao-aprovada-congresso',
          'https://www.planalto.gov.br/ccivil_03/leis/l9250.htm',
        ],
      },
      value: {
        brackets: parcel([
          ['2112.00', '0', '0.00'],
          ['2826.65', '7.5', '158.40'],
          ['3751.05', '15', '370.40'],
          ['4664.68', '22.5', '651.73'],
          [null, '27.5', '884.96'],
        ]),
        perDependent: reais('189.59'),
        exemptFrom65: reais('1903.98'),
        simplifiedDiscount: reais('528.00'),
        reduction: null,
        waivedUpTo: reais('10.00'),
        monthlyExclusion: null,
      },
    },
    {
      from: '2015-04-01',
      norm: { act: 'MP nº 670/2015; Lei nº 13.149/2015' },
      evidence: {
        status: 'corroborated',
        sources: [
          'Decreto nº 9.580/2018 (RIR/2018)',
          'https://yamao.com.br/Tb_IR.html',
          'https://www.planalto.gov.br/ccivil_03/leis/l9250.htm',
          'Tabela histórica do INSS e do IRRF (CSMIG)',
        ],
      },
      value: {
        brackets: parcel([
          ['1903.98', '0', '0.00'],
          ['2826.65', '7.5', '142.80'],
          ['3751.05', '15', '354.80'],
          ['4664.68', '22.5', '636.13'],
          [null, '27.5', '869.36'],
        ]),
        perDependent: reais('189.59'),
        exemptFrom65: reais('1903.98'),
        simplifiedDiscount: null,
        reduction: null,
        waivedUpTo: reais('10.00'),
        monthlyExclusion: null,
      },
    },
    {
      from: '2014-01-01',
      norm: { act: 'Lei nº 12.469/2011' },
      evidence: {
        status: 'corroborated',
        sources: [
          'Decreto nº 9.580/2018 (RIR/2018)',
          'https://yamao.com.br/Tb_IR.html',
          'https://www.planalto.gov.br/ccivil_03/leis/l9250.htm',
          'Tabela histórica do INSS e do IRRF (CSMIG)',
        ],
      },
      value: {
        brackets: parcel([
          ['1787.77', '0', '0.00'],
          ['2679.29', '7.5', '134.08'],
          ['3572.43', '15', '335.03'],
          ['4463.81', '22.5', '602.96'],
          [null, '27.5', '826.15'],
        ]),
        perDependent: reais('179.71'),
        exemptFrom65: reais('1787.77'),
        simplifiedDiscount: null,
        reduction: null,
        waivedUpTo: reais('10.00'),
        monthlyExclusion: null,
      },
    },
    {
      from: '2013-01-01',
      norm: { act: 'Lei nº 12.469/2011' },
      evidence: {
        status: 'corroborated',
        sources: [
          'Decreto nº 9.580/2018 (RIR/2018)',
          'https://yamao.com.br/Tb_IR.html',
          'https://www.planalto.gov.br/ccivil_03/leis/l9250.htm',
          'Tabela histórica do INSS e do IRRF (CSMIG)',
        ],
      },
      value: {
        brackets: parcel([
          ['1710.78', '0', '0.00'],
          ['2563.91', '7.5', '128.31'],
          ['3418.59', '15', '320.60'],
          ['4271.59', '22.5', '577.00'],
          [null, '27.5', '790.58'],
        ]),
        perDependent: reais('171.97'),
        exemptFrom65: reais('1710.78'),
        simplifiedDiscount: null,
        reduction: null,
        waivedUpTo: reais('10.00'),
        monthlyExclusion: null,
      },
    },
    {
      from: '2012-01-01',
      norm: { act: 'Lei nº 12.469/2011' },
      evidence: {
        status: 'corroborated',
        sources: [
          'Decreto nº 9.580/2018 (RIR/2018)',
          'https://yamao.com.br/Tb_IR.html',
          'https://www.planalto.gov.br/ccivil_03/leis/l9250.htm',
          'Tabela histórica do INSS e do IRRF (CSMIG)',
        ],
      },
      value: {
        brackets: parcel([
          ['1637.11', '0', '0.00'],
          ['2453.50', '7.5', '122.78'],
          ['3271.38', '15', '306.80'],
          ['4087.65', '22.5', '552.15'],
          [null, '27.5', '756.53'],
        ]),
        perDependent: reais('164.56'),
        exemptFrom65: reais('1637.11'),
        simplifiedDiscount: null,
        reduction: null,
        waivedUpTo: reais('10.00'),
        monthlyExclusion: null,
      },
    },
    {
      from: '2011-04-01',
      norm: { act: 'MP nº 528/2011; Lei nº 12.469/2011' },
      evidence: {
        status: 'corroborated',
        sources: [
          'Decreto nº 9.580/2018 (RIR/2018)',
          'https://yamao.com.br/Tb_IR.html',
          'https://www.planalto.gov.br/ccivil_03/leis/l9250.htm',
          'Tabela histórica do INSS e do IRRF (CSMIG)',
        ],
      },
      value: {
        brackets: parcel([
          ['1566.61', '0', '0.00'],
          ['2347.85', '7.5', '117.49'],
          ['3130.51', '15', '293.58'],
          ['3911.63', '22.5', '528.37'],
          [null, '27.5', '723.95'],
        ]),
        perDependent: reais('157.47'),
        exemptFrom65: reais('1566.61'),
        simplifiedDiscount: null,
        reduction: null,
        waivedUpTo: reais('10.00'),
        monthlyExclusion: null,
      },
    },
    {
      from: '2010-01-01',
      norm: { act: 'Lei nº 11.945/2009' },
      evidence: {
        status: 'corroborated',
        sources: [
          'Decreto nº 9.580/2018 (RIR/2018)',
          'https://blog.santamariatem.com.br/2008/12/medida-provisoria-451.html',
          'https://www.planalto.gov.br/ccivil_03/leis/l9250.htm',
          'Tabela histórica do INSS e do IRRF (CSMIG)',
        ],
      },
      value: {
        brackets: parcel([
          ['1499.15', '0', '0.00'],
          ['2246.75', '7.5', '112.43'],
          ['2995.70', '15', '280.94'],
          ['3743.19', '22.5', '505.62'],
          [null, '27.5', '692.78'],
        ]),
        perDependent: reais('150.69'),
        exemptFrom65: reais('1499.15'),
        simplifiedDiscount: null,
        reduction: null,
        waivedUpTo: reais('10.00'),
        monthlyExclusion: null,
      },
    },
    {
      from: '2009-01-01',
      norm: { act: 'MP nº 451/2008; Lei nº 11.945/2009' },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://blog.santamariatem.com.br/2008/12/medida-provisoria-451.html',
          'https://www.planalto.gov.br/ccivil_03/leis/l9250.htm',
          'Tabela histórica do INSS e do IRRF (CSMIG)',
        ],
      },
      value: {
        brackets: parcel([
          ['1434.59', '0', '0.00'],
          ['2150.00', '7.5', '107.59'],
          ['2866.70', '15', '268.84'],
          ['3582.00', '22.5', '483.84'],
          [null, '27.5', '662.94'],
        ]),
        perDependent: reais('144.20'),
        exemptFrom65: reais('1434.59'),
        simplifiedDiscount: null,
        reduction: null,
        waivedUpTo: reais('10.00'),
        monthlyExclusion: null,
      },
    },
    {
      from: '2008-01-01',
      norm: { act: 'Lei nº 11.482/2007' },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://www.planalto.gov.br/ccivil_03/leis/l9250.htm',
          'http://www.jmap.com.br/impostorenda.htm',
          'https://planeconcontabil.com.br/2439/tabela_progressiva_-_2008',
          'Tabela histórica do INSS e do IRRF (CSMIG)',
        ],
      },
      value: {
        brackets: parcel([
          ['1372.81', '0', '0.00'],
          ['2743.25', '15', '205.92'],
          [null, '27.5', '548.82'],
        ]),
        perDependent: reais('137.99'),
        exemptFrom65: reais('1372.81'),
        simplifiedDiscount: null,
        reduction: null,
        waivedUpTo: reais('10.00'),
        monthlyExclusion: null,
      },
    },
    {
      from: '2007-01-01',
      norm: { act: 'MP nº 340/2006; Lei nº 11.482/2007' },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://www.planalto.gov.br/ccivil_03/leis/l9250.htm',
          'https://www.calazansatibaia.com.br/2438/tabela_progressiva_-_2007',
          'Tabela histórica do INSS e do IRRF (CSMIG)',
        ],
      },
      value: {
        brackets: parcel([
          ['1313.69', '0', '0.00'],
          ['2625.12', '15', '197.05'],
          [null, '27.5', '525.19'],
        ]),
        perDependent: reais('132.05'),
        exemptFrom65: reais('1313.69'),
        simplifiedDiscount: null,
        reduction: null,
        waivedUpTo: reais('10.00'),
        monthlyExclusion: null,
      },
    },
    {
      from: '2006-02-01',
      norm: { act: 'MP nº 280/2006; Lei nº 11.311/2006; IN SRF nº 627/2006' },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://www.planalto.gov.br/ccivil_03/leis/l9250.htm',
          'https://pt.scribd.com/doc/6282401/Base-de-Calculo-Em-INSS-R',
          'Tabela histórica do INSS e do IRRF (CSMIG)',
        ],
      },
      value: {
        brackets: parcel([
          ['1257.12', '0', '0.00'],
          ['2512.08', '15', '188.57'],
          [null, '27.5', '502.58'],
        ]),
        perDependent: reais('126.36'),
        exemptFrom65: reais('1257.12'),
        simplifiedDiscount: null,
        reduction: null,
        waivedUpTo: reais('10.00'),
        monthlyExclusion: null,
      },
    },
    {
      from: '2005-01-01',
      norm: { act: 'MP nº 232/2004; Lei nº 11.119/2005; IN SRF nº 488/2004' },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://www.planalto.gov.br/ccivil_03/leis/l9250.htm',
          'https://pt.scribd.com/doc/6282401/Base-de-Calculo-Em-INSS-R',
          'Tabela histórica do INSS e do IRRF (CSMIG)',
        ],
      },
      value: {
        brackets: parcel([
          ['1164.00', '0', '0.00'],
          ['2326.00', '15', '174.60'],
          [null, '27.5', '465.35'],
        ]),
        perDependent: reais('117.00'),
        exemptFrom65: reais('1164.00'),
        simplifiedDiscount: null,
        reduction: null,
        waivedUpTo: reais('10.00'),
        monthlyExclusion: null,
      },
    },
    {
      from: '2004-08-01',
      norm: { act: 'Lei nº 10.451/2002; MP nº 202/2004' },
      evidence: {
        status: 'reported',
        sources: [
          'https://www.planalto.gov.br/ccivil_03/leis/l9250.htm',
          'https://www.oocities.org/br/betosilva_2/tbcalcir.html',
          'https://pt.scribd.com/doc/6282401/Base-de-Calculo-Em-INSS-R',
          'Tabela histórica do INSS e do IRRF (CSMIG)',
          'https://www.jornaljurid.com.br/legislacao/medidas-provisorias/medida-provisoria-no-202-de-23-de-julho-2004',
        ],
      },
      caveat: 'A exclusão de R$ 100,00 por mês de agosto a dezembro de 2004 (MP nº 202/2004) tem uma única fonte.',
      value: {
        brackets: parcel([
          ['1058.00', '0', '0.00'],
          ['2115.00', '15', '158.70'],
          [null, '27.5', '423.08'],
        ]),
        perDependent: reais('106.00'),
        exemptFrom65: reais('1058.00'),
        simplifiedDiscount: null,
        reduction: null,
        waivedUpTo: reais('10.00'),
        monthlyExclusion: reais('100.00'),
      },
    },
    {
      from: '2002-01-01',
      norm: { act: 'MP nº 22/2002; Lei nº 10.451/2002' },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://www.planalto.gov.br/ccivil_03/leis/l9250.htm',
          'https://www.oocities.org/br/betosilva_2/tbcalcir.html',
          'https://pt.scribd.com/doc/6282401/Base-de-Calculo-Em-INSS-R',
          'Tabela histórica do INSS e do IRRF (CSMIG)',
        ],
      },
      value: {
        brackets: parcel([
          ['1058.00', '0', '0.00'],
          ['2115.00', '15', '158.70'],
          [null, '27.5', '423.08'],
        ]),
        perDependent: reais('106.00'),
        exemptFrom65: reais('1058.00'),
        simplifiedDiscount: null,
        reduction: null,
        waivedUpTo: reais('10.00'),
        monthlyExclusion: null,
      },
    },
    {
      from: '1998-01-01',
      norm: { act: 'Lei nº 9.532/1997, art. 21; IN SRF nº 101/1997' },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://legjur.com/legislacao/nivel/dec_00030001999/-capitulo-iii-apuracao-do-imposto',
          'https://pt.scribd.com/doc/6282401/Base-de-Calculo-Em-INSS-R',
          'Tabela histórica do INSS e do IRRF (CSMIG)',
        ],
      },
      caveat: 'O retorno da alíquota a 25% previsto para 2000 não foi aplicado; a lei de prorrogação não foi conferida.',
      value: {
        brackets: parcel([
          ['900.00', '0', '0.00'],
          ['1800.00', '15', '135.00'],
          [null, '27.5', '360.00'],
        ]),
        perDependent: reais('90.00'),
        exemptFrom65: reais('900.00'),
        simplifiedDiscount: null,
        reduction: null,
        waivedUpTo: reais('10.00'),
        monthlyExclusion: null,
      },
    },
    {
      from: '1997-01-01',
      norm: { act: 'Lei nº 9.250/1995, art. 3º; Lei nº 9.430/1996, art. 67' },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://www.planalto.gov.br/ccivil_03/leis/l9250.htm',
          'https://pt.scribd.com/doc/6282401/Base-de-Calculo-Em-INSS-R',
          'Tabela histórica do INSS e do IRRF (CSMIG)',
          'Lei nº 9.430/1996',
        ],
      },
      value: {
        brackets: parcel([
          ['900.00', '0', '0.00'],
          ['1800.00', '15', '135.00'],
          [null, '25', '315.00'],
        ]),
        perDependent: reais('90.00'),
        exemptFrom65: reais('900.00'),
        simplifiedDiscount: null,
        reduction: null,
        waivedUpTo: reais('10.00'),
        monthlyExclusion: null,
      },
    },
    {
      from: '1996-01-01',
      norm: { act: 'Lei nº 9.250/1995, art. 3º; IN SRF nº 70/1995' },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://www.planalto.gov.br/ccivil_03/leis/l9250.htm',
          'https://pt.scribd.com/doc/6282401/Base-de-Calculo-Em-INSS-R',
          'Tabela histórica do INSS e do IRRF (CSMIG)',
        ],
      },
      value: {
        brackets: parcel([
          ['900.00', '0', '0.00'],
          ['1800.00', '15', '135.00'],
          [null, '25', '315.00'],
        ]),
        perDependent: reais('90.00'),
        exemptFrom65: reais('900.00'),
        simplifiedDiscount: null,
        reduction: null,
        waivedUpTo: null,
        monthlyExclusion: null,
      },
    },
    {
      from: '1995-10-01',
      norm: { act: 'Lei nº 8.848/1994; Lei nº 8.981/1995 (tabela em UFIR convertida em reais)' },
      evidence: {
        status: 'corroborated',
        sources: ['Tabela histórica do INSS e do IRRF (CSMIG)', 'https://pt.scribd.com/doc/6282401/Base-de-Calculo-Em-INSS-R'],
      },
      value: {
        brackets: parcel(
          [
            ['795.24', '0', '0.00'],
            ['1550.68', '15', '119.29'],
            ['14313.88', '26.6', '299.32'],
            [null, '35', '1501.57'],
          ],
          UFIR,
        ),
        perDependent: reais('79.52'),
        exemptFrom65: null,
        simplifiedDiscount: null,
        reduction: null,
        waivedUpTo: null,
        monthlyExclusion: null,
      },
    },
    {
      from: '1995-07-01',
      norm: { act: 'Lei nº 8.848/1994; Lei nº 8.981/1995 (tabela em UFIR convertida em reais)' },
      evidence: {
        status: 'reported',
        sources: ['Tabela histórica do INSS e do IRRF (CSMIG)', 'https://pt.scribd.com/doc/6282401/Base-de-Calculo-Em-INSS-R'],
      },
      caveat: 'A tabela deste mês foi convertida da UFIR e tem uma única fonte.',
      value: {
        brackets: parcel(
          [
            ['756.44', '0', '0.00'],
            ['1475.01', '15', '113.47'],
            ['13615.41', '26.6', '284.71'],
            [null, '35', '1428.29'],
          ],
          UFIR,
        ),
        perDependent: reais('75.64'),
        exemptFrom65: null,
        simplifiedDiscount: null,
        reduction: null,
        waivedUpTo: null,
        monthlyExclusion: null,
      },
    },
    {
      from: '1995-04-01',
      norm: { act: 'Lei nº 8.848/1994; Lei nº 8.981/1995 (tabela em UFIR convertida em reais)' },
      evidence: { status: 'reported', sources: ['Tabela histórica do INSS e do IRRF (CSMIG)'] },
      caveat: 'A tabela deste mês foi convertida da UFIR e tem uma única fonte.',
      value: {
        brackets: parcel(
          [
            ['706.10', '0', '0.00'],
            ['1376.84', '15', '105.91'],
            ['12709.24', '26.6', '265.76'],
            [null, '35', '1333.23'],
          ],
          UFIR,
        ),
        perDependent: reais('70.61'),
        exemptFrom65: null,
        simplifiedDiscount: null,
        reduction: null,
        waivedUpTo: null,
        monthlyExclusion: null,
      },
    },
    {
      from: '1995-01-01',
      norm: { act: 'Lei nº 8.848/1994; Lei nº 8.981/1995 (tabela em UFIR convertida em reais)' },
      evidence: { status: 'reported', sources: ['Tabela histórica do INSS e do IRRF (CSMIG)'] },
      caveat: 'A tabela deste mês foi convertida da UFIR e tem uma única fonte.',
      value: {
        brackets: parcel(
          [
            ['676.70', '0', '0.00'],
            ['1319.57', '15', '101.51'],
            ['12180.60', '26.6', '254.70'],
            [null, '35', '1277.78'],
          ],
          UFIR,
        ),
        perDependent: reais('67.67'),
        exemptFrom65: null,
        simplifiedDiscount: null,
        reduction: null,
        waivedUpTo: null,
        monthlyExclusion: null,
      },
    },
    {
      from: '1994-12-01',
      norm: { act: 'Lei nº 8.848/1994; MP nº 596/1994 (tabela em UFIR convertida em reais)' },
      evidence: { status: 'reported', sources: ['Tabela histórica do INSS e do IRRF (CSMIG)'] },
      caveat: 'A tabela deste mês foi convertida da UFIR e tem uma única fonte.',
      value: {
        brackets: parcel(
          [
            ['661.80', '0', '0.00'],
            ['1290.51', '15', '99.27'],
            ['11912.40', '26.6', '249.09'],
            [null, '35', '1249.64'],
          ],
          UFIR,
        ),
        perDependent: reais('66.18'),
        exemptFrom65: null,
        simplifiedDiscount: null,
        reduction: null,
        waivedUpTo: null,
        monthlyExclusion: null,
      },
    },
    {
      from: '1994-11-01',
      norm: { act: 'Lei nº 8.848/1994; MP nº 596/1994 (tabela em UFIR convertida em reais)' },
      evidence: { status: 'reported', sources: ['Tabela histórica do INSS e do IRRF (CSMIG)'] },
      caveat: 'A tabela deste mês foi convertida da UFIR e tem uma única fonte.',
      value: {
        brackets: parcel(
          [
            ['642.80', '0', '0.00'],
            ['1253.47', '15', '96.42'],
            ['11570.40', '26.6', '241.94'],
            [null, '35', '1213.77'],
          ],
          UFIR,
        ),
        perDependent: reais('64.28'),
        exemptFrom65: null,
        simplifiedDiscount: null,
        reduction: null,
        waivedUpTo: null,
        monthlyExclusion: null,
      },
    },
    {
      from: '1994-10-01',
      norm: { act: 'Lei nº 8.848/1994; MP nº 596/1994 (tabela em UFIR convertida em reais)' },
      evidence: { status: 'reported', sources: ['Tabela histórica do INSS e do IRRF (CSMIG)'] },
      caveat: 'A tabela deste mês foi convertida da UFIR e tem uma única fonte.',
      value: {
        brackets: parcel(
          [
            ['630.80', '0', '0.00'],
            ['1230.06', '15', '94.62'],
            ['11354.40', '26.6', '237.43'],
            [null, '35', '1191.11'],
          ],
          UFIR,
        ),
        perDependent: reais('63.08'),
        exemptFrom65: null,
        simplifiedDiscount: null,
        reduction: null,
        waivedUpTo: null,
        monthlyExclusion: null,
      },
    },
    {
      from: '1994-09-01',
      norm: { act: 'Lei nº 8.848/1994; MP nº 596/1994 (tabela em UFIR convertida em reais)' },
      evidence: { status: 'reported', sources: ['Tabela histórica do INSS e do IRRF (CSMIG)'] },
      caveat: 'A tabela deste mês foi convertida da UFIR e tem uma única fonte.',
      value: {
        brackets: parcel(
          [
            ['620.71', '0', '0.00'],
            ['1210.36', '15', '93.10'],
            ['11172.60', '26.6', '233.63'],
            [null, '35', '1172.04'],
          ],
          UFIR,
        ),
        perDependent: reais('62.07'),
        exemptFrom65: null,
        simplifiedDiscount: null,
        reduction: null,
        waivedUpTo: null,
        monthlyExclusion: null,
      },
    },
    {
      from: '1994-08-01',
      norm: { act: 'Lei nº 8.848/1994 (tabela em UFIR convertida em reais)' },
      evidence: { status: 'reported', sources: ['Tabela histórica do INSS e do IRRF (CSMIG)'] },
      caveat: 'A tabela deste mês foi convertida da UFIR e tem uma única fonte.',
      value: {
        brackets: parcel(
          [
            ['591.10', '0', '0.00'],
            ['1152.65', '15', '88.66'],
            ['10639.80', '26.6', '222.49'],
            [null, '35', '1116.14'],
          ],
          UFIR,
        ),
        perDependent: reais('23.64'),
        exemptFrom65: null,
        simplifiedDiscount: null,
        reduction: null,
        waivedUpTo: null,
        monthlyExclusion: null,
      },
    },
    {
      from: '1994-07-01',
      norm: { act: 'Lei nº 8.848/1994 (tabela em UFIR convertida em reais)' },
      evidence: { status: 'reported', sources: ['Tabela histórica do INSS e do IRRF (CSMIG)'] },
      caveat: 'A tabela deste mês foi convertida da UFIR e tem uma única fonte.',
      value: {
        brackets: parcel(
          [
            ['561.80', '0', '0.00'],
            ['1095.51', '15', '84.27'],
            ['10112.40', '26.6', '211.46'],
            [null, '35', '1060.82'],
          ],
          UFIR,
        ),
        perDependent: reais('22.47'),
        exemptFrom65: null,
        simplifiedDiscount: null,
        reduction: null,
        waivedUpTo: null,
        monthlyExclusion: null,
      },
    },
  ],
})
