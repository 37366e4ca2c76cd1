import { law, rate, reais } from '../../../core/dated.ts'
import type { Money } from '../../../core/money.ts'
import type { Ratio } from '../../../core/ratio.ts'

interface AnnualBracket {
  /** Null: no upper limit. */
  readonly limit: Money | null
  readonly rate: Ratio
  readonly deduct: Money
}

export interface AnnualIncomeTax {
  readonly brackets: readonly AnnualBracket[]
  readonly perDependent: Money
  /** A person's schooling, a year (Lei 9.250/1995, art. 8º, II, b). */
  readonly educationLimit: Money
  /** Replaces every deduction (Lei 9.250/1995, art. 10). */
  readonly simplified: { readonly rate: Ratio; readonly cap: Money }
  /** Private pension (PGBL) deductible up to this share of taxable income (Lei 9.532/1997, art. 11). */
  readonly privatePensionLimit: Ratio
  /** Subtracted from the tax, measured on taxable income (Lei 9.250/1995, art. 11-A). Not twelve times the monthly one. */
  readonly reduction: {
    readonly fullUpTo: Money
    readonly fullAmount: Money
    readonly phaseOutUpTo: Money
    /** reduction = constant − slope × income */
    readonly constant: Money
    readonly slope: Ratio
  } | null
}

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
        brackets: [
          { limit: reais('29145.60'), rate: rate('0'), deduct: reais('0.00') },
          { limit: reais('33919.80'), rate: rate('7.5'), deduct: reais('2185.92') },
          { limit: reais('45012.60'), rate: rate('15'), deduct: reais('4729.91') },
          { limit: reais('55976.16'), rate: rate('22.5'), deduct: reais('8105.85') },
          { limit: null, rate: rate('27.5'), deduct: reais('10904.66') },
        ],
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
        brackets: [
          { limit: reais('28467.20'), rate: rate('0'), deduct: reais('0.00') },
          { limit: reais('33919.80'), rate: rate('7.5'), deduct: reais('2135.04') },
          { limit: reais('45012.60'), rate: rate('15'), deduct: reais('4679.03') },
          { limit: reais('55976.16'), rate: rate('22.5'), deduct: reais('8054.97') },
          { limit: null, rate: rate('27.5'), deduct: reais('10853.78') },
        ],
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
        brackets: [
          { limit: reais('26963.20'), rate: rate('0'), deduct: reais('0.00') },
          { limit: reais('33919.80'), rate: rate('7.5'), deduct: reais('2022.24') },
          { limit: reais('45012.60'), rate: rate('15'), deduct: reais('4566.23') },
          { limit: reais('55976.16'), rate: rate('22.5'), deduct: reais('7942.17') },
          { limit: null, rate: rate('27.5'), deduct: reais('10740.98') },
        ],
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
        brackets: [
          { limit: reais('24511.92'), rate: rate('0'), deduct: reais('0.00') },
          { limit: reais('33919.80'), rate: rate('7.5'), deduct: reais('1838.39') },
          { limit: reais('45012.60'), rate: rate('15'), deduct: reais('4382.38') },
          { limit: reais('55976.16'), rate: rate('22.5'), deduct: reais('7758.32') },
          { limit: null, rate: rate('27.5'), deduct: reais('10557.13') },
        ],
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
        brackets: [
          { limit: reais('22847.76'), rate: rate('0'), deduct: reais('0.00') },
          { limit: reais('33919.80'), rate: rate('7.5'), deduct: reais('1713.58') },
          { limit: reais('45012.60'), rate: rate('15'), deduct: reais('4257.57') },
          { limit: reais('55976.16'), rate: rate('22.5'), deduct: reais('7633.51') },
          { limit: null, rate: rate('27.5'), deduct: reais('10432.32') },
        ],
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
        brackets: [
          { limit: reais('22499.13'), rate: rate('0'), deduct: reais('0.00') },
          { limit: reais('33477.72'), rate: rate('7.5'), deduct: reais('1687.43') },
          { limit: reais('44476.74'), rate: rate('15'), deduct: reais('4198.26') },
          { limit: reais('55373.55'), rate: rate('22.5'), deduct: reais('7534.02') },
          { limit: null, rate: rate('27.5'), deduct: reais('10302.70') },
        ],
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
        brackets: [
          { limit: reais('21453.24'), rate: rate('0'), deduct: reais('0.00') },
          { limit: reais('32151.48'), rate: rate('7.5'), deduct: reais('1608.99') },
          { limit: reais('42869.16'), rate: rate('15'), deduct: reais('4020.35') },
          { limit: reais('53565.72'), rate: rate('22.5'), deduct: reais('7235.54') },
          { limit: null, rate: rate('27.5'), deduct: reais('9913.83') },
        ],
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
        brackets: [
          { limit: reais('20529.36'), rate: rate('0'), deduct: reais('0.00') },
          { limit: reais('30766.92'), rate: rate('7.5'), deduct: reais('1539.70') },
          { limit: reais('41023.08'), rate: rate('15'), deduct: reais('3847.22') },
          { limit: reais('51259.08'), rate: rate('22.5'), deduct: reais('6923.95') },
          { limit: null, rate: rate('27.5'), deduct: reais('9486.91') },
        ],
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
        brackets: [
          { limit: reais('19645.32'), rate: rate('0'), deduct: reais('0.00') },
          { limit: reais('29442.00'), rate: rate('7.5'), deduct: reais('1473.40') },
          { limit: reais('39256.56'), rate: rate('15'), deduct: reais('3681.55') },
          { limit: reais('49051.80'), rate: rate('22.5'), deduct: reais('6625.79') },
          { limit: null, rate: rate('27.5'), deduct: reais('9078.38') },
        ],
        perDependent: reais('1974.72'),
        educationLimit: reais('3091.35'),
        simplified: { rate: SIMPLIFIED, cap: reais('14542.60') },
        privatePensionLimit: PENSION_LIMIT,
        reduction: null,
      },
    },
  ],
})
