export const english = {
  'A metade': 'Half',
  'Anos completos de casa': 'Full years of service',
  'Avos que a projeção soma': 'Twelfths the projection adds',
  'Cinco anos: 45 dias, e não 42': 'Five years: 45 days, and not 42',
  'Com as médias de horas extras e adicionais habituais': 'With the averages of regular overtime and premiums',
  'De 13º': 'Of 13th salary',
  'De férias': 'Of vacation',
  'Devido pelo empregado': 'Owed by the employee',
  'Dias de aviso': 'Days of notice',
  'Doméstico: os mesmos dias (Lei Complementar nº 150/2015, art. 23); o acordo vale pela aplicação subsidiária da CLT (art. 19).':
    'Domestic worker: the same days (Lei Complementar nº 150/2015, art. 23); the mutual agreement applies because the CLT applies where that law is silent (art. 19).',
  'Fim do contrato com a projeção': 'End of the contract with the projection',
  'Indenizado, quando o empregador não deixa cumprir': 'Paid in lieu, when the employer does not let it be worked',
  'Menos de um ano: 30 dias': 'Less than one year: 30 days',
  'No acordo': 'In a mutual agreement',
  'No aviso trabalhado, uma destas': 'In worked notice, one of these',
  'No primeiro dia da Lei nº 12.506: 60 dias': 'On the first day of Lei nº 12.506: 60 days',
  'O aviso indenizado conta como tempo de serviço (CLT, art. 487, § 1º); os avos da projeção não entram na base da multa do FGTS (OJ 42, II, da SDI-1 do TST).':
    'Notice paid in lieu counts as length of service (CLT, art. 487, § 1º); the twelfths of the projection do not go into the base of the FGTS fine (OJ 42, II, da SDI-1 do TST).',
  'O aviso vale {value}': 'The notice is worth {value}',
  'O primeiro ano completo já soma três dias': 'The first full year already adds three days',
  'Ou dias corridos de folga': 'Or calendar days off',
  'Ou informe as duas datas': 'Or enter both dates',
  'Pelas datas, com a projeção': 'By the dates, with the projection',
  'Quanto vale o aviso prévio de quem ganha R$ 2.000 e tem 3 anos de casa?':
    'How much is the notice period worth for someone who earns R$ 2,000 and has 3 years of service?',
  'Quantos dias de aviso, quanto vale indenizado, pela metade no acordo ou devido por quem se demite, e a projeção no contrato. Para a rescisão inteira, use severance ou severance-by-dates.':
    'How many days of notice, what it is worth when paid in lieu, halved in a mutual agreement or owed by whoever resigns, and the projection in the contract. For the whole severance, use severance or severance-by-dates.',
  'Quem dá o aviso': 'Who gives notice',
  'Quem pede demissão deve 30 dias': 'Whoever resigns owes 30 days',
  'Quem pede demissão deve 30 dias, sem os proporcionais; não cumpridos, o empregador pode descontá-los (CLT, art. 487, § 2º).':
    'Whoever resigns owes 30 days, without the proportional ones; if they are not worked, the employer may deduct them (CLT, art. 487, § 2º).',
  'Se pede demissão e não cumpre o aviso': 'If they resign and do not work the notice',
  'Sem as datas, os avos da projeção são os meses do próprio aviso, com fração de 15 dias; o calendário pode mudar um avo.':
    'Without the dates, the twelfths of the projection are the months of the notice itself, with a fraction of 15 days; the calendar may change one twelfth.',
  'Valor do aviso': 'Value of the notice',
  'Valor no acordo': 'Value in a mutual agreement',
  'Vinte e cinco anos: o máximo de 90 dias, e a metade no acordo':
    'Twenty-five years: the maximum of 90 days, and half in a mutual agreement',
  'Véspera da Lei nº 12.506: 30 dias com qualquer tempo de casa': 'The day before Lei nº 12.506: 30 days for any length of service',
  'a data do desligamento, ou hoje': 'the termination date, or today',
  'antes de a lei prever o acordo, ou quando é o empregado que se demite':
    'before the law provided for the mutual agreement, or when it is the employee who resigns',
  'informe os anos completos de casa, ou as datas de admissão e de desligamento':
    'enter the full years of service, or the hiring and termination dates',
  'informe os anos ou as datas, não os dois': 'enter the years or the dates, not both',
  'o aviso do empregado doméstico só está registrado desde 02/06/2015 (Lei Complementar nº 150/2015, art. 23)':
    "a domestic worker's notice is only on record from 2 June 2015 (Lei Complementar nº 150/2015, art. 23)",
  'o contrato teria mais de 60 anos: confira as datas': 'the contract would be more than 60 years long: check the dates',
  'quando é o empregado que dá o aviso': 'when it is the employee who gives notice',
  'vem antes da admissão, {0}': 'comes before the hiring date, {0}',
  '{0}; mais {1} dias': '{0}; plus {1} {1|day|days}',
  '{0}; o máximo da lei': '{0}; the maximum set by law',
  '{0}; os dias de todo aviso': '{0}; the days of every notice',
  'é obrigatória com a data de admissão': 'is required with the hiring date',
  'é obrigatória com a data do desligamento': 'is required with the termination date',
}
