export const english = {
  'As férias não foram informadas: os períodos e a situação de cada um são os prováveis pelas datas do contrato.':
    'No vacations were told: the periods and the state of each are the likely ones by the dates of the contract.',
  'Na média corrigida, cada mês vai ao mês da ocorrência pela razão dos fatores: não confirmado por um valor do PJe-Calc.':
    'In the corrected average, each month goes to the month of the occurrence by the ratio of the factors: not confirmed by a value of PJe-Calc.',
  'Na média por valor sem os meses incompletos, um mês inteiro de 31 dias também sai: uma só leitura do PJe-Calc o mostra.':
    'In the average by value without incomplete months, a whole month of 31 days is left out too: a single reading of PJe-Calc shows it.',
  'Nenhum período de férias venceu dentro do contrato: o modelo vacation_double não gerou valores.':
    'No vacation period lapsed within the contract: the preset vacation_double generated no amounts.',
  'O intervalo muda em 11/11/2017: antes a hora inteira com reflexos, depois só o suprimido, sem eles.':
    'The break changes on 11 November 2017: before it the whole hour with reflexes, from it only what was suppressed, without them.',
  'Um item começava antes do limite de cinco anos e foi cortado nele.': 'An item began before the five-year limit and was cut there.',
  'amount: o item {0} é given e não tem valor nem occurrences': 'amount: the item {0} is given and has neither amount nor occurrences',
  'base: não há histórico "{0}" em pay': 'base: there is no history "{0}" in pay',
  'divisor de {0}: deve ser um número, monthly_hours, working_days ou por mês':
    'divisor of {0}: must be a number, monthly_hours, working_days or by month',
  'geram mais de {0} ocorrências: divida a ação': 'generate more than {0} occurrences: split the claim',
  'há dois itens com o id "{0}"': 'there are two items with the id "{0}"',
  'informe months, ou amount com from e to': 'give months, or amount with from and to',
  'já existe: cada histórico tem o seu id': 'already exists: each history has its own id',
  'o modelo {0} lê um histórico de salários: informe pay, ou o id em pay do item':
    "the preset {0} reads a pay history: give pay, or its id in the item's pay",
  'of: não há o item "{0}"': 'of: there is no item "{0}"',
  'passam de {0} depois dos modelos': 'exceed {0} after the presets',
  'quantity de {0}: não há a quantidade "{1}"': 'quantity of {0}: there is no quantity "{1}"',
  'tem um mês que amount já preenche': 'has a month that amount already fills',
  '{0}: amount é necessário': '{0}: amount is required',
  '{0}: days é necessário': '{0}: days is required',
  '{0}: hours é necessário': '{0}: hours is required',
  '{0}: informe amount ou occurrences': '{0}: give amount or occurrences',
  '{0}: informe amount ou of': '{0}: give amount or of',
  '{0}: informe base, base_items, amount, occurrences ou reflex': '{0}: give base, base_items, amount, occurrences or reflex',
  '{0}: informe peer_pay ou base': '{0}: give peer_pay or base',
  '{0}: não há o item "{1}"': '{0}: there is no item "{1}"',
  '{0}: o reflexo precisa de reflex.of': '{0}: the reflex needs reflex.of',
  '{0}: os reflexos formam um círculo em "{1}"': '{0}: the reflexes form a circle at "{1}"',
  '{0}: {1} vale só com preset': '{0}: {1} is only for a preset',
  'é necessário com amount, e to também': 'is required with amount, and so is to',
  'é necessário com o modelo fgts_missing: {} já basta': 'is required with the preset fgts_missing: {} is enough',
  'é necessário para o modelo {0}': 'is required for the preset {0}',
  'é necessário: um item o usa como base': 'is required: an item uses it as base',
}
