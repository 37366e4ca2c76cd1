import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const DAY = ['08:00', '12:00', '13:00', '17:00']
const RULE = 'CLT, art. 58, § 1º; Súmula TST 366'

export const examples: Examples<typeof definition> = [
  {
    title: 'Dez minutos antes e quinze depois: tudo é extra',
    on: '2026-11-16',
    input: { schedule: DAY, punches: ['07:50', '12:00', '13:00', '17:15'] },
    result: {
      workedMinutes: 505,
      scheduledMinutes: 480,
      toleratedMinutes: 0,
      overtimeMinutes: 25,
      missingMinutes: 0,
      nightClockMinutes: 0,
      nightCountedMinutes: 0,
      breakMinutes: 60,
      breakMissingMinutes: 0,
      warnings: [],
    },
    source: 'llopes.com.br: 10 + 15 minutos, acima da tolerância, contam por inteiro',
  },
  {
    title: 'Cinco minutos na entrada e cinco na saída são tolerados',
    on: '2026-11-16',
    input: { schedule: DAY, punches: ['07:55', '12:00', '13:00', '17:05'] },
    result: { workedMinutes: 490, toleratedMinutes: 10, overtimeMinutes: 0, missingMinutes: 0 },
    source: `${RULE}: até 5 em cada marcação e 10 no dia`,
  },
  {
    title: 'Seis minutos em uma só marcação já contam',
    on: '2026-11-16',
    input: { schedule: DAY, punches: ['08:00', '12:00', '13:00', '17:06'] },
    result: { toleratedMinutes: 0, overtimeMinutes: 6, missingMinutes: 0 },
    source: `${RULE}: passado o limite, conta-se tudo`,
  },
  {
    title: 'Três marcações de quatro minutos passam de dez no dia',
    on: '2026-11-16',
    input: { schedule: DAY, punches: ['08:04', '12:00', '13:04', '16:56'] },
    result: { toleratedMinutes: 0, overtimeMinutes: 0, missingMinutes: 12 },
    source: `${RULE}: 4 + 4 + 4 = 12, acima de 10`,
  },
  {
    title: 'Almoço de meia hora: faltam trinta minutos de intervalo',
    on: '2026-11-16',
    input: { schedule: DAY, punches: ['08:00', '12:00', '12:30', '17:00'] },
    result: { workedMinutes: 510, overtimeMinutes: 30, breakMinutes: 30, breakMissingMinutes: 30 },
    source: 'CLT, art. 71, caput e § 4º: acima de 6 horas, uma hora de intervalo',
  },
  {
    title: 'Até seis horas bastam quinze minutos de intervalo',
    on: '2026-11-16',
    input: { schedule: ['08:00', '11:00', '11:15', '14:15'], punches: ['08:00', '11:00', '11:15', '14:15'] },
    result: { workedMinutes: 360, breakMinutes: 15, breakMissingMinutes: 0 },
    source: 'CLT, art. 71, § 1º: de 4 a 6 horas, quinze minutos',
  },
  {
    title: 'A noite inteira: sete horas de relógio são oito',
    on: '2026-11-16',
    input: { schedule: ['22:00', '05:00'], punches: ['22:00', '05:00'] },
    result: { workedMinutes: 420, nightClockMinutes: 420, nightCountedMinutes: 480, breakMissingMinutes: 60 },
    source: 'CLT, art. 73, § 1º: 420 × 60 ÷ 52,5 = 480',
  },
  {
    title: 'No primeiro dia da tolerância, cinco minutos em cada ponta',
    on: '2026-11-16',
    input: { schedule: DAY, punches: ['07:55', '12:00', '13:00', '17:05'], reference_date: '2001-06-20' },
    result: { toleratedMinutes: 10, overtimeMinutes: 0 },
    source: 'CLT, art. 58, § 1º (Lei nº 10.243/2001), publicada em 20/06/2001',
  },
  {
    title: 'Doze por trinta e seis',
    on: '2026-11-16',
    input: { schedule: ['19:00', '07:00'], punches: ['19:00', '07:00'], schedule_type: '12x36' },
    result: { workedMinutes: 720, scheduledMinutes: 720, overtimeMinutes: 0, nightClockMinutes: 420, nightCountedMinutes: 480 },
    source: 'CLT, art. 59-A: doze horas seguidas; das 22h às 5h são 420 minutos',
  },
  {
    title: 'Dois dias: soma dos dias',
    on: '2026-11-16',
    input: {
      days: [
        { schedule: DAY, punches: ['08:00', '12:00', '13:00', '18:00'] },
        { schedule: DAY, punches: ['09:00', '12:00', '13:00', '17:00'] },
      ],
    },
    result: { workedMinutes: 960, scheduledMinutes: 960, overtimeMinutes: 60, missingMinutes: 60 },
    source: `${RULE}: cada dia por si, somados`,
  },
]
