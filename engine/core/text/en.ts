export const english = {
  '; você quis dizer "{0}"?': '; did you mean "{0}"?',
  'A lista está em {0}.': 'The list is at {0}.',
  'Não há {0} "{1}".': 'There is no {0} "{1}".',
  'Você quis dizer {0}?': 'Did you mean {0}?',
  'dia corrido': 'calendar day',
  'dia útil': 'business day',
  'mês anterior': 'previous month',
  parcela: 'installment',
  'soma de {0} valores': 'sum of {0} {0|amount|amounts}',
}
