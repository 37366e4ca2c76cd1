/** Input of the wage floors: hours, form of contract, place and agreement. */
import { recordOf } from '../../../../core/collections/records.ts'
import { choice, count, money, quantity, text } from '../../../../operation/input/fields.ts'
import { CONTRACTS } from '../payslip/pay-document.ts'
import { STATES } from './states.ts'

const CONTRACT_WORDS = {
  full_time: 'Jornada inteira',
  part_time: 'Tempo parcial',
  short_by_law: 'Jornada curta por lei da profissão',
  hourly: 'Por hora',
  daily: 'Por dia',
  intermittent: 'Intermitente',
  commission: 'Por comissão',
} as const

const STATE_WORDS = recordOf(STATES, (state): string => state)

export const floorFields = () => ({
  weekly_hours: quantity('Horas por semana', 'hours', { min: 1, max: 44, hint: 'As do contrato; para o piso' }).optional(),
  monthly_hours: quantity('Horas no mês', 'hours', { min: 1, max: 744, hint: 'As do contrato; para o piso' }).optional(),
  contract: choice('Jornada', CONTRACTS, CONTRACT_WORDS, { blank: 'a que o papel mostra' }).optional(),
  state: choice('Estado', STATES, STATE_WORDS, { hint: 'Cinco estados têm piso próprio: SP, PR, SC, RS e RJ' }).optional(),
  floor_band: count('Faixa do piso do estado', { min: 1, max: 6 }).optional(),
  occupation: text('CBO', { hint: 'Quatro ou seis números' })
    .regex(/^\d{4}(?:\d{2})?$/)
    .optional(),
  agreement_floor: money('Piso do sindicato', { min: 0, hint: 'Zero diz que não há; vale no lugar do piso do estado' }).optional(),
})
