export const english = {
  'A empresa paga {net}; com o FGTS, estimado em {fgts.withdrawable}, são {value}':
    'The employer pays {net}; with the FGTS, estimated at {fgts.withdrawable}, it is {value}',
  'A empresa paga {net}; com {fgts.withdrawable} do FGTS, são {value}':
    'The employer pays {net}; with {fgts.withdrawable} of FGTS, it is {value}',
  'A empresa tem até {paymentDeadline} para pagar.': 'The company has until {paymentDeadline} to pay.',
  'Acordo depois de três anos': 'Mutual agreement after three years',
  'Aviso trabalhado: as datas dele': 'Worked notice: its dates',
  'Avos de 13º até o desligamento': '13th salary twelfths up to termination',
  'Avos de férias até o desligamento': 'Vacation twelfths up to termination',
  'Catorze dias do mês aquisitivo não dão avo de férias': 'Fourteen days of the accrual month give no twelfth of vacation',
  'Catorze dias em janeiro e em maio não contam': 'Fourteen days in January and in May do not count',
  'Dispensa de 2016, pela lei de 2016': 'Dismissal in 2016, under the 2016 law',
  'Dispensa em dezembro: a projeção entra no ano seguinte': 'Dismissal in December: the projection runs into the following year',
  'Dispensa nos 30 dias antes da data-base: um salário a mais': 'Dismissal in the 30 days before the base date: one more salary',
  'Empregador encerra a experiência de 90 dias no 45º': 'Employer ends the 90-day trial contract on day 45',
  'Fevereiro inteiro paga o salário inteiro': 'All of February pays the full salary',
  'Fim do contrato com a projeção do aviso indenizado': 'End of the contract with the projection of notice paid in lieu',
  'Fim previsto do prazo': 'Expected end of the term',
  'Fora do total: o período se completou há menos de um ano e nada foi dito dele':
    'Not in the total: the period was completed less than a year ago and nothing was said about it',
  'Férias dos períodos anteriores foram gozadas, salvo as informadas em overdue_vacations.':
    'Vacation of the earlier periods was taken, except what is entered in overdue_vacations.',
  'Férias não declaradas, à parte': 'Undeclared vacation, separately',
  'INSS e IRRF pelas tabelas da data de referência; o IRRF segue o dia do pagamento, que pode cair até dez dias depois.':
    'INSS and IRRF by the tables of the reference date; the IRRF follows the day of payment, which may be up to ten days later.',
  'Justa causa com férias vencidas': 'Dismissal for cause with overdue vacation',
  'Nada pago até a audiência: mais metade do que ninguém discute': 'Nothing paid by the hearing: plus half of what nobody disputes',
  'O período de férias completado em {0} ainda podia ser gozado e nada foi dito dele: se não foi, são mais {1}; informe em overdue_vacations (0 se foi).':
    'The vacation period completed on {0} could still be taken and nothing was said about it: if it was not taken, that is {1} more; enter it in overdue_vacations (0 if it was).',
  'Paga no décimo dia: dentro do prazo': 'Paid on the tenth day: on time',
  'Paga no décimo primeiro: multa de um salário': 'Paid on the eleventh: fine of one salary',
  'Primeiro dia do aviso': 'First day of the notice',
  'Quinze dias do mês aquisitivo dão': 'Fifteen days of the accrual month do',
  'Quinze dias em janeiro e em maio contam': 'Fifteen days in January and in May count',
  Rescisão: 'Severance',
  'Rescisão CLT a partir das datas de admissão e desligamento: dias, meses e avos são contados pela regra dos 15 dias.':
    'CLT severance from the hiring and termination dates: days, months and twelfths are counted by the 15-day rule.',
  'Saldo do FGTS estimado: o salário atual em todos os meses até o anterior ao desligamento e o 13º dos anos passados, sem rendimento, terço de férias e saques.':
    'Estimated FGTS balance: the current salary in every month up to the one before termination and the 13th salary of past years, without return, one-third vacation bonus and withdrawals.',
  'Seis anos de casa: 48 dias de aviso projetam o contrato até setembro':
    'Six years of service: 48 days of notice extend the contract to September',
  'Só o obrigatório: um ano exato, FGTS estimado': 'Required fields only: exactly one year, FGTS estimated',
  'Um dia antes de completar o ano, 30 dias de aviso': 'One day before completing the year, 30 days of notice',
  'a data do desligamento': 'the termination date',
  'deve ser depois do desligamento, {0}': 'must be after the termination date, {0}',
  'entre as datas há {0} período{1} completo{2} de férias, menos que {3}':
    'between the dates there {0|is|are} {0} complete vacation period{1} ({0} full year{2} of work), fewer than {3}',
  'está longe demais no futuro: confira a data': 'is too far in the future: check the date',
  'meses de {0} com {1} dias ou mais': 'months of {0} with {1} {1|day|days} or more',
  'meses desde {0}, fração de {1} dias ou mais': 'months since {0}, fraction of {1} {1|day|days} or more',
  'o contrato teria {0} anos ou mais: confira as datas': 'the contract would be {0} years long or more: check the dates',
  'o desligamento, {0}, vem antes da admissão, {1}': 'the termination date, {0}, comes before the hiring date, {1}',
  'onde o prazo da época não está registrado': 'where the deadline in force at the time is not on record',
  'partir do número de meses trabalhados': 'start from the number of months worked',
  'passa do saldo do FGTS, de que faz parte: informe também fgts_balance':
    'is more than the FGTS balance, of which it is part: enter fgts_balance too',
  'sem aviso': 'no notice',
  'sem aviso trabalhado ou indenizado': 'no notice worked or paid in lieu',
  'um contrato com prazo dura no máximo dois anos (CLT, art. 445): confira a data':
    'a fixed-term contract lasts at most two years (CLT, art. 445): check the date',
  '{0} + {1} dias': '{0} + {1} {1|day|days}',
  'Último dia do aviso': 'Last day of the notice',
  'Último dia para pagar': 'Last day to pay',
}
