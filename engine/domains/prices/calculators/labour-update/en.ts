export const english = {
  'Atualização de crédito trabalhista': 'Labor claim update',
  'Ação de julho de 2024: três fases até setembro': 'Lawsuit from July 2024: three phases until September',
  'Ação de outubro de 2024: não há fase da Selic': 'Lawsuit from October 2024: there is no Selic phase',
  'Confere a correção e os juros de um crédito trabalhista contra empregador privado: antes do ajuizamento, depois dele e desde a Lei nº 14.905/2024. Contra órgão público, veja a atualização de dívida pública.':
    'Checks the correction and interest of a labor claim against a private employer: before the lawsuit was filed, after it and since Lei nº 14.905/2024. Against a public body, see the public debt update.',
  'Conferência de parâmetros, e não conta judicial: a sentença e o sistema da Justiça do Trabalho (PJe-Calc) é que decidem.':
    'A check of parameters, not a court calculation: the judgment and the Labor Courts system (PJe-Calc) decide.',
  'Desde o ajuizamento, e não desde a citação, como o STF fixou nos embargos da ADC 58.':
    'Since the lawsuit was filed, and not since service of process, as the STF set in the motions for clarification in ADC 58.',
  'Dia do ajuizamento da ação': 'Day the lawsuit was filed',
  'Dois meses antes e dois depois do ajuizamento, em 2023': 'Two months before and two after the filing of the lawsuit, in 2023',
  'Juros da fase': 'Interest of the phase',
  'Na data em que deveria ter sido pago': 'On the date it should have been paid',
  'O crédito atualizado é de {value}': 'The updated claim is {value}',
  'O primeiro dia de cada fase entra e o último não. Mês incompleto conta pelos dias corridos: índices em proporção geométrica, juros em proporção simples.':
    'The first day of each phase is included and the last is not. An incomplete month counts by calendar days: indices in geometric proportion, interest in simple proportion.',
  'Os juros de cada fase são simples e somados, e incidem sobre o principal corrigido até o fim; não há juros sobre juros.':
    'The interest of each phase is simple and added up, and applies to the principal corrected to the end; there is no interest on interest.',
  'Primeiro dia da Lei nº 14.905/2024': 'First day of Lei nº 14.905/2024',
  'vem antes de due: a fase anterior ao ajuizamento começa no dia em que o valor era devido':
    'comes before due: the phase before the lawsuit was filed starts on the day the amount was due',
}
