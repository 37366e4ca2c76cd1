/** Activities of presumed profit, as a list with their revenues. */
import { choice, list, money, object } from '../../../operation/input/fields.ts'

export const ACTIVITIES = ['services', 'services_small', 'commerce', 'cargo', 'passengers', 'hospital'] as const
export const ACTIVITY_WORDS = {
  services: 'Serviços em geral',
  services_small: 'Serviços com receita anual pequena',
  commerce: 'Comércio e indústria',
  cargo: 'Transporte de cargas',
  passengers: 'Transporte de passageiros',
  hospital: 'Serviços hospitalares',
} as const

const MOST = 20

export const activitiesList = (said: { readonly hint?: string } = {}) =>
  list(
    'Atividades',
    object('Atividade', { activity: choice('Atividade', ACTIVITIES, ACTIVITY_WORDS), revenue: money('Receita do trimestre', { min: 0 }) }),
    { min: 1, max: MOST, ...said },
  )
