export const english = {
  '{0} dias úteis e {1} de descanso somam mais que um mês de {2} dias':
    '{0} business {0|day|days} and {1} of rest add up to more than a month of {2} days',
}
