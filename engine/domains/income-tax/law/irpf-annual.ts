import { law, rate, reais } from '../../../core/dated.ts'
import type { Money } from '../../../core/money.ts'
import type { Ratio } from '../../../core/ratio.ts'
import { type ParcelBracket, parcel } from '../../../core/scale.ts'

export interface AnnualIncomeTax {
  readonly brackets: readonly ParcelBracket[]
  readonly perDependent: Money
  /** Annual education deduction per person (Lei 9.250/1995, art. 8º, II, b). */
  readonly educationLimit: Money
  /** Simplified discount; replaces every deduction (Lei 9.250/1995, art. 10). */
  readonly simplified: { readonly rate: Ratio; readonly cap: Money }
  /** Maximum private pension (PGBL) deduction, as a share of taxable income (Lei 9.532/1997, art. 11). */
  readonly privatePensionLimit: Ratio
  /** Tax reduction based on taxable income (Lei 9.250/1995, art. 11-A). Not twelve times the monthly one. */
  readonly reduction: {
    readonly fullUpTo: Money
    readonly fullAmount: Money
    readonly phaseOutUpTo: Money
    /** reduction = constant − slope × income */
    readonly constant: Money
    readonly slope: Ratio
  } | null
}

const L9250 = 'https://www.planalto.gov.br/ccivil_03/LEIS/L9250compilado.htm'
const PENSION_LIMIT = rate('12')
const SIMPLIFIED = rate('20')

export default law<AnnualIncomeTax>({
  id: 'irpf-annual',
  title: 'Imposto de renda da pessoa física (ajuste anual)',
  dateMeans: 'ano-calendário',
  reviewedOn: '2026-11-14',
  words: {
    brackets: 'Faixas',
    limit: 'Base até',
    rate: 'Alíquota',
    deduct: 'Parcela a deduzir',
    perDependent: 'Dedução por dependente',
    educationLimit: 'Limite de instrução por pessoa',
    simplified: 'Desconto simplificado',
    cap: 'Limite',
    privatePensionLimit: 'Previdência privada, sobre a renda',
    reduction: 'Redução do imposto',
    fullUpTo: 'Zera o imposto até',
    fullAmount: 'Redução máxima',
    phaseOutUpTo: 'Diminui até',
    constant: 'Constante',
    slope: 'Fator sobre a renda',
  },
  versions: [
    {
      from: '2026-01-01',
      norm: {
        act: 'Lei nº 15.191/2025 (tabela); Lei nº 15.270/2025 (redução e limite do desconto)',
        article: 'arts. 8º, 10 e 11 da Lei nº 9.250/1995; art. 11 da Lei nº 9.532/1997',
        url: 'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2025/lei/l15270.htm',
      },
      evidence: {
        status: 'verified',
        sources: [
          'https://www.gov.br/receitafederal/pt-br/assuntos/meu-imposto-de-renda/tabelas/2026',
          'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2025/lei/l15270.htm',
          'https://www.planalto.gov.br/ccivil_03/leis/l9250.htm',
        ],
      },
      value: {
        brackets: parcel([
          ['29145.60', '0', '0.00'],
          ['33919.80', '7.5', '2185.92'],
          ['45012.60', '15', '4729.91'],
          ['55976.16', '22.5', '8105.85'],
          [null, '27.5', '10904.66'],
        ]),
        perDependent: reais('2275.08'),
        educationLimit: reais('3561.50'),
        simplified: { rate: SIMPLIFIED, cap: reais('17640.00') },
        privatePensionLimit: PENSION_LIMIT,
        reduction: {
          fullUpTo: reais('60000.00'),
          fullAmount: reais('2694.15'),
          phaseOutUpTo: reais('88200.00'),
          constant: reais('8429.73'),
          slope: rate('9.5575'),
        },
      },
    },
    {
      from: '2025-01-01',
      norm: {
        act: 'MP nº 1.294/2025; Lei nº 15.191/2025',
        article: 'arts. 8º, 10 e 11 da Lei nº 9.250/1995; art. 11 da Lei nº 9.532/1997',
      },
      evidence: {
        status: 'corroborated',
        sources: ['Tabela anual do exercício 2026 em código público', 'Soma das tabelas mensais de 2025: 4 × 2.259,20 + 8 × 2.428,80'],
      },
      value: {
        brackets: parcel([
          ['28467.20', '0', '0.00'],
          ['33919.80', '7.5', '2135.04'],
          ['45012.60', '15', '4679.03'],
          ['55976.16', '22.5', '8054.97'],
          [null, '27.5', '10853.78'],
        ]),
        perDependent: reais('2275.08'),
        educationLimit: reais('3561.50'),
        simplified: { rate: SIMPLIFIED, cap: reais('16754.34') },
        privatePensionLimit: PENSION_LIMIT,
        reduction: null,
      },
    },
    {
      from: '2024-01-01',
      norm: {
        act: 'MP nº 1.206/2024; Lei nº 14.848/2024',
        article: 'arts. 8º, 10 e 11 da Lei nº 9.250/1995; art. 11 da Lei nº 9.532/1997',
      },
      evidence: {
        status: 'corroborated',
        sources: [
          'Tabela anual do exercício 2025 em código público',
          'https://noticiadeultimahora.com.br/nova-tabela-do-ir-veja-como-declarar-seus-rendimentos-corretamente/',
          'Soma das tabelas mensais de 2024: 2.112,00 + 11 × 2.259,20',
        ],
      },
      value: {
        brackets: parcel([
          ['26963.20', '0', '0.00'],
          ['33919.80', '7.5', '2022.24'],
          ['45012.60', '15', '4566.23'],
          ['55976.16', '22.5', '7942.17'],
          [null, '27.5', '10740.98'],
        ]),
        perDependent: reais('2275.08'),
        educationLimit: reais('3561.50'),
        simplified: { rate: SIMPLIFIED, cap: reais('16754.34') },
        privatePensionLimit: PENSION_LIMIT,
        reduction: null,
      },
    },
    {
      from: '2023-01-01',
      norm: {
        act: 'MP nº 1.171/2023; Lei nº 14.663/2023',
        article: 'arts. 8º, 10 e 11 da Lei nº 9.250/1995; art. 11 da Lei nº 9.532/1997',
      },
      evidence: {
        status: 'corroborated',
        sources: ['Tabela anual do exercício 2024 em código público', 'Soma das tabelas mensais de 2023: 4 × 1.903,98 + 8 × 2.112,00'],
      },
      value: {
        brackets: parcel([
          ['24511.92', '0', '0.00'],
          ['33919.80', '7.5', '1838.39'],
          ['45012.60', '15', '4382.38'],
          ['55976.16', '22.5', '7758.32'],
          [null, '27.5', '10557.13'],
        ]),
        perDependent: reais('2275.08'),
        educationLimit: reais('3561.50'),
        simplified: { rate: SIMPLIFIED, cap: reais('16754.34') },
        privatePensionLimit: PENSION_LIMIT,
        reduction: null,
      },
    },
    {
      from: '2016-01-01',
      norm: { act: 'Lei nº 13.149/2015', article: 'arts. 8º, 10 e 11 da Lei nº 9.250/1995; art. 11 da Lei nº 9.532/1997' },
      evidence: {
        status: 'corroborated',
        sources: ['https://ativocontabilidade.com.br/irpf_tabelas', 'Doze vezes a tabela mensal de abril de 2015'],
      },
      value: {
        brackets: parcel([
          ['22847.76', '0', '0.00'],
          ['33919.80', '7.5', '1713.58'],
          ['45012.60', '15', '4257.57'],
          ['55976.16', '22.5', '7633.51'],
          [null, '27.5', '10432.32'],
        ]),
        perDependent: reais('2275.08'),
        educationLimit: reais('3561.50'),
        simplified: { rate: SIMPLIFIED, cap: reais('16754.34') },
        privatePensionLimit: PENSION_LIMIT,
        reduction: null,
      },
    },
    {
      from: '2015-01-01',
      norm: { act: 'MP nº 670/2015; Lei nº 13.149/2015', article: 'arts. 8º, 10 e 11 da Lei nº 9.250/1995; art. 11 da Lei nº 9.532/1997' },
      evidence: {
        status: 'reported',
        sources: ['http://contadores.cnt.br/tabelas/tabela-progressiva-para-calculo-anual-do-ir-de-pessoa-fisica.html'],
      },
      caveat:
        'As parcelas a deduzir do ano-calendário 2015 são as que tornam o imposto contínuo (4.198,26, 7.534,02 e 10.302,70); a única fonte encontrada imprime até 3 centavos de diferença.',
      value: {
        brackets: parcel([
          ['22499.13', '0', '0.00'],
          ['33477.72', '7.5', '1687.43'],
          ['44476.74', '15', '4198.26'],
          ['55373.55', '22.5', '7534.02'],
          [null, '27.5', '10302.70'],
        ]),
        perDependent: reais('2275.08'),
        educationLimit: reais('3561.50'),
        simplified: { rate: SIMPLIFIED, cap: reais('16754.34') },
        privatePensionLimit: PENSION_LIMIT,
        reduction: null,
      },
    },
    {
      from: '2014-01-01',
      norm: { act: 'Lei nº 12.469/2011', article: 'arts. 8º, 10 e 11 da Lei nº 9.250/1995; art. 11 da Lei nº 9.532/1997' },
      evidence: {
        status: 'reported',
        sources: ['http://contadores.cnt.br/tabelas/tabela-progressiva-para-calculo-anual-do-ir-de-pessoa-fisica.html'],
      },
      value: {
        brackets: parcel([
          ['21453.24', '0', '0.00'],
          ['32151.48', '7.5', '1608.99'],
          ['42869.16', '15', '4020.35'],
          ['53565.72', '22.5', '7235.54'],
          [null, '27.5', '9913.83'],
        ]),
        perDependent: reais('2156.52'),
        educationLimit: reais('3375.83'),
        simplified: { rate: SIMPLIFIED, cap: reais('15880.89') },
        privatePensionLimit: PENSION_LIMIT,
        reduction: null,
      },
    },
    {
      from: '2013-01-01',
      norm: { act: 'Lei nº 12.469/2011', article: 'arts. 8º, 10 e 11 da Lei nº 9.250/1995; art. 11 da Lei nº 9.532/1997' },
      evidence: {
        status: 'reported',
        sources: ['http://contadores.cnt.br/tabelas/tabela-progressiva-para-calculo-anual-do-ir-de-pessoa-fisica.html'],
      },
      value: {
        brackets: parcel([
          ['20529.36', '0', '0.00'],
          ['30766.92', '7.5', '1539.70'],
          ['41023.08', '15', '3847.22'],
          ['51259.08', '22.5', '6923.95'],
          [null, '27.5', '9486.91'],
        ]),
        perDependent: reais('2063.64'),
        educationLimit: reais('3230.46'),
        simplified: { rate: SIMPLIFIED, cap: reais('15197.02') },
        privatePensionLimit: PENSION_LIMIT,
        reduction: null,
      },
    },
    {
      from: '2012-01-01',
      norm: { act: 'Lei nº 12.469/2011', article: 'arts. 8º, 10 e 11 da Lei nº 9.250/1995; art. 11 da Lei nº 9.532/1997' },
      evidence: {
        status: 'reported',
        sources: ['http://contadores.cnt.br/tabelas/tabela-progressiva-para-calculo-anual-do-ir-de-pessoa-fisica.html'],
      },
      value: {
        brackets: parcel([
          ['19645.32', '0', '0.00'],
          ['29442.00', '7.5', '1473.40'],
          ['39256.56', '15', '3681.55'],
          ['49051.80', '22.5', '6625.79'],
          [null, '27.5', '9078.38'],
        ]),
        perDependent: reais('1974.72'),
        educationLimit: reais('3091.35'),
        simplified: { rate: SIMPLIFIED, cap: reais('14542.60') },
        privatePensionLimit: PENSION_LIMIT,
        reduction: null,
      },
    },
    {
      from: '2011-01-01',
      norm: { act: 'Lei nº 12.469/2011', article: 'arts. 8º, 10 e 11 da Lei nº 9.250/1995; art. 11 da Lei nº 9.532/1997', url: L9250 },
      evidence: {
        status: 'corroborated',
        sources: [L9250, 'Tabelas anuais dos exercícios 2008 a 2015 em código público', 'Doze vezes a tabela mensal de abril de 2011'],
      },
      value: {
        brackets: parcel([
          ['18799.32', '0', '0.00'],
          ['28174.20', '7.5', '1409.95'],
          ['37566.12', '15', '3523.01'],
          ['46939.56', '22.5', '6340.47'],
          [null, '27.5', '8687.45'],
        ]),
        perDependent: reais('1889.64'),
        educationLimit: reais('2958.23'),
        simplified: { rate: SIMPLIFIED, cap: reais('13916.36') },
        privatePensionLimit: PENSION_LIMIT,
        reduction: null,
      },
    },
    {
      from: '2010-01-01',
      norm: {
        act: 'Lei nº 11.482/2007, na redação da Lei nº 11.945/2009',
        article: 'arts. 8º, 10 e 11 da Lei nº 9.250/1995; art. 11 da Lei nº 9.532/1997',
        url: L9250,
      },
      evidence: {
        status: 'corroborated',
        sources: [
          L9250,
          'https://contadoresonlinebr.blogspot.com/2011/03/confira-aliquotas-do-imposto-de-renda.html',
          'Tabelas anuais dos exercícios 2008 a 2015 em código público',
        ],
      },
      value: {
        brackets: parcel([
          ['17989.80', '0', '0.00'],
          ['26961.00', '7.5', '1349.24'],
          ['35948.40', '15', '3371.31'],
          ['44918.28', '22.5', '6067.44'],
          [null, '27.5', '8313.35'],
        ]),
        perDependent: reais('1808.28'),
        educationLimit: reais('2830.84'),
        simplified: { rate: SIMPLIFIED, cap: reais('13317.09') },
        privatePensionLimit: PENSION_LIMIT,
        reduction: null,
      },
    },
    {
      from: '2009-01-01',
      norm: {
        act: 'Lei nº 11.482/2007, na redação da Lei nº 11.945/2009',
        article: 'arts. 8º, 10 e 11 da Lei nº 9.250/1995; art. 11 da Lei nº 9.532/1997',
        url: L9250,
      },
      evidence: {
        status: 'corroborated',
        sources: [L9250, 'Tabelas anuais dos exercícios 2008 a 2015 em código público', 'Doze vezes a tabela mensal de 2009'],
      },
      value: {
        brackets: parcel([
          ['17215.08', '0', '0.00'],
          ['25800.00', '7.5', '1291.13'],
          ['34400.40', '15', '3226.13'],
          ['42984.00', '22.5', '5806.16'],
          [null, '27.5', '7955.36'],
        ]),
        perDependent: reais('1730.40'),
        educationLimit: reais('2708.94'),
        simplified: { rate: SIMPLIFIED, cap: reais('12743.63') },
        privatePensionLimit: PENSION_LIMIT,
        reduction: null,
      },
    },
    {
      from: '2008-01-01',
      norm: { act: 'Lei nº 11.482/2007', article: 'arts. 8º, 10 e 11 da Lei nº 9.250/1995; art. 11 da Lei nº 9.532/1997', url: L9250 },
      evidence: {
        status: 'corroborated',
        sources: [L9250, 'Tabelas anuais dos exercícios 2008 a 2015 em código público', 'Doze vezes a tabela mensal de 2008'],
      },
      value: {
        brackets: parcel([
          ['16473.72', '0', '0.00'],
          ['32919.00', '15', '2471.06'],
          [null, '27.5', '6585.93'],
        ]),
        perDependent: reais('1655.88'),
        educationLimit: reais('2592.29'),
        simplified: { rate: SIMPLIFIED, cap: reais('12194.86') },
        privatePensionLimit: PENSION_LIMIT,
        reduction: null,
      },
    },
    {
      from: '2007-01-01',
      norm: { act: 'Lei nº 11.482/2007', article: 'arts. 8º, 10 e 11 da Lei nº 9.250/1995; art. 11 da Lei nº 9.532/1997', url: L9250 },
      evidence: {
        status: 'corroborated',
        sources: [L9250, 'Tabelas anuais dos exercícios 2008 a 2015 em código público', 'Doze vezes a tabela mensal de 2007'],
      },
      value: {
        brackets: parcel([
          ['15764.28', '0', '0.00'],
          ['31501.44', '15', '2364.64'],
          [null, '27.5', '6302.32'],
        ]),
        perDependent: reais('1584.60'),
        educationLimit: reais('2480.66'),
        simplified: { rate: SIMPLIFIED, cap: reais('11669.72') },
        privatePensionLimit: PENSION_LIMIT,
        reduction: null,
      },
    },
  ],
})
