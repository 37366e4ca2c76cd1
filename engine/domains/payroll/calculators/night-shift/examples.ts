import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

export const examples: Examples<typeof definition> = [
  {
    title: 'Sete horas de relógio são oito horas noturnas',
    on: '2026-11-14',
    input: { salary: 2200, night_clock_hours: 7 },
    result: { hourlyWage: 10, nightHourValue: 12, countedHours: 8, reducedHourGain: 1, nightPremium: 16, nightPay: 96, total: 19.2 },
    source: 'https://www.mycalculators.app/br/calculadora-adicional-noturno (96,00); 16,00 ÷ 25 × 5 = 3,20 de descanso',
  },
  {
    title: 'Quatro horas por noite, perícia publicada',
    on: '2026-11-14',
    input: { salary: 1100, night_clock_hours: 4 },
    result: { hourlyWage: 5, nightHourValue: 6, countedHours: 4.5714 },
    source: 'https://trabalhosfeitos.com/ensaios/Pericia/128964.html',
  },
  {
    title: 'Duas horas extras dentro da noite, prova do TRT da 3ª Região',
    on: '2026-11-14',
    input: { salary: 22000, night_clock_hours: 2, overtime_clock_hours: 2 },
    result: { nightPremium: 0, overtimePay: 411.43, restDayReflex: 82.29, total: 493.72 },
    source:
      'https://soprovas.com/questoes/664642 (o gabarito soma 7min30s por hora de relógio e chega a 405,00); CLT, art. 73: 100,00 × 2 × 60 ÷ 52,5 × 120% × 150% = 411,43',
  },
  {
    title: 'Na lavoura, 25% e hora de 60 minutos',
    on: '2026-11-14',
    input: { salary: 2200, night_clock_hours: 8, regime: 'crop' },
    result: { countedHours: 8, reducedHourGain: 0, nightHourValue: 12.5, nightPremium: 20, nightPay: 100 },
    source: 'https://www.planalto.gov.br/ccivil_03/leis/L5889.htm, art. 7º: 10,00 × 8 × 25% = 20,00',
  },
  {
    title: 'Doméstica no primeiro dia da Lei Complementar nº 150',
    on: '2026-11-14',
    input: { salary: 880, night_clock_hours: 35, regime: 'domestic', reference_date: '2015-06-02' },
    result: { hourlyWage: 4, countedHours: 40, nightPremium: 32 },
    source: 'https://www.planalto.gov.br/ccivil_03/leis/LCP/Lcp150.htm, art. 14: 4,00 × 40 × 20% = 32,00',
  },
  {
    title: 'Noite inteira e mais uma hora de prorrogação',
    on: '2026-11-14',
    input: { salary: 2200, night_clock_hours: 7, prorogated_hours: 1.75, rest_days: 0 },
    result: { countedHours: 10, nightPremium: 20, total: 20 },
    source: 'Súmula TST 60, II: (7 + 1,75) × 60 ÷ 52,5 = 10 horas; 10,00 × 10 × 20% = 20,00',
  },
  {
    title: 'A mesma prorrogação na escala 12x36 já está no salário',
    on: '2026-11-14',
    input: { salary: 2200, night_clock_hours: 7, prorogated_hours: 1.75, schedule: '12x36', rest_days: 0, reference_date: '2017-11-11' },
    result: { countedHours: 8, nightPremium: 16, total: 16 },
    source: 'CLT, art. 59-A, parágrafo único (Lei nº 13.467/2017, em vigor em 11/11/2017): prorrogação compensada',
  },
  {
    title: 'Véspera da reforma: a prorrogação na 12x36 ainda conta',
    on: '2026-11-14',
    input: { salary: 2200, night_clock_hours: 7, prorogated_hours: 1.75, schedule: '12x36', rest_days: 0, reference_date: '2017-11-10' },
    result: { countedHours: 10, nightPremium: 20 },
    source: 'OJ 388 da SDI-1 do TST: 8,75 × 60 ÷ 52,5 = 10 horas; 10,00 × 10 × 20%',
  },
]
