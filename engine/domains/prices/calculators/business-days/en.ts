export const english = {
  'A bolsa no Natal de 2025': 'The stock exchange at Christmas 2025',
  'A data inicial não é dia útil: o primeiro dia somado é o primeiro dia útil depois dela.':
    'The start date is not a business day: the first day added is the first business day after it.',
  'Ano inteiro': 'Whole year',
  'Até 25/12/2023 o 20 de novembro contava como dia útil, também nos anos seguintes':
    'Until 25 December 2023, 20 November counted as a business day, in later years too',
  'Até o vencimento de um título, no exemplo do Tesouro Nacional': "Until the maturity of a bond, in the Tesouro Nacional's example",
  'Até o vencimento do Tesouro IPCA+ 2015': 'Until the maturity of Tesouro IPCA+ 2015',
  'Bancos (ANBIMA)': 'Banks (ANBIMA)',
  'Bolsa (B3), desde 2022': 'Stock exchange (B3), since 2022',
  'Calendário como se conhecia em': 'Calendar as known on',
  'Calendário da bolsa: o dos bancos e mais o 24 de dezembro e o último dia de semana do ano, sem pregão.':
    'Stock exchange calendar: the bank one plus 24 December and the last weekday of the year, with no trading.',
  'Calendário dos bancos: feriados nacionais, Carnaval e Corpus Christi; não entram feriados da cidade ou do estado, e 24 e 31 de dezembro são dias úteis.':
    'Bank calendar: national holidays, Carnival and Corpus Christi; city or state holidays are not included, and 24 and 31 December are business days.',
  'Com a lei, a mesma semana tem quatro dias úteis': 'With the law, the same week has four business days',
  'Dias úteis a somar': 'Business days to add',
  'Feriados de segunda a sexta': 'Holidays from Monday to Friday',
  'Nenhum dia útil de {from} a {to}': 'No business day from {from} to {to}',
  'No lugar da data final; negativo volta no tempo': 'Instead of the end date; a negative number goes back in time',
  'Não é o calendário do trabalho: Carnaval e Corpus Christi não são feriados nacionais.':
    'It is not the labor calendar: Carnival and Corpus Christi are not national holidays.',
  'O dia seguinte à sexta-feira de Carnaval': 'The day after Carnival Friday',
  'Quantos dias úteis há entre duas datas ou num ano, ou que dia é daqui a tantos dias úteis, com os feriados do caminho.':
    'How many business days there are between two dates or in a year, or what day it is so many business days from now, with the holidays along the way.',
  'Sábados e domingos': 'Saturdays and Sundays',
  'São {value|dia útil|dias úteis}, de {from} a {to}': 'That is {value|business day|business days}, from {from} to {to}',
  'Véspera da lei: o 20 de novembro de 2024 ainda contava': 'Eve of the law: 20 November 2024 still counted',
  'a data inicial': 'the start date',
  'contar pelo calendário dos bancos, sem a última data': 'count by the bank calendar, without the last date',
  'da bolsa só vale a partir de {0}': 'for the stock exchange is only valid from {0}',
  'de {0} a {1}, com o primeiro e sem o último': 'from {0} to {1}, with the first and without the last',
  'informe a data final, ou add': 'give the end date, or add',
  'leva a antes de {0}': 'leads to before {0}',
  'leva a um ano fora de {0} a {1}, até onde o calendário foi conferido':
    'leads to a year outside {0} to {1}, as far as the calendar was checked',
  'não combina com from, to e add: informe o ano ou as datas': 'does not go with from, to and add: give the year or the dates',
  'não combina com to: informe a data final ou os dias a somar': 'does not go with to: give the end date or the days to add',
  '{0} − {1} − {2}; dias corridos menos sábados e domingos e menos feriados':
    '{0} − {1} − {2}; calendar days minus Saturdays and Sundays and minus holidays',
  'é obrigatório, salvo com year': 'is required, except with year',
}
