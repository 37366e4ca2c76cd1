export const english = {
  'Acordo depois de três anos: meio aviso, multa de 20% e saque de 80%':
    'Mutual agreement after three years: half the notice, 20% fine and 80% withdrawal',
  'Aviso de 42 dias projeta um avo': 'A 42-day notice adds one twelfth',
  'Aviso de 45 dias projeta dois avos': 'A 45-day notice adds two twelfths',
  'Catorze meses: 2/12 de 13º e de férias': 'Fourteen months: 2/12 of 13th salary and of vacation',
  'Com média de comissões: entra no aviso, no 13º e nas férias, não nos dias':
    'With average commissions: they count in the notice, the 13th salary and the vacation, not in the days',
  'Culpa recíproca na véspera da nova Súmula 14: só o saldo e metade da multa':
    'Mutual fault the day before the new Súmula 14: only the salary balance and half of the fine',
  'Culpa recíproca: metade do aviso, do 13º, das férias e da multa':
    'Mutual fault: half of the notice, the 13th salary, the vacation and the fine',
  'Dezenove anos: 87 dias de aviso': 'Nineteen years: 87 days of notice',
  'Dispensa sem justa causa depois de dois anos': 'Dismissal without cause after two years',
  'Doméstica dispensada: a reserva de 3,2% no lugar da multa': 'Domestic worker dismissed: the 3.2% reserve in place of the fine',
  'Doméstica que pede demissão: a reserva volta ao empregador': 'Domestic worker who resigns: the reserve goes back to the employer',
  'Doze meses: aviso de 33 dias e carência cumprida': 'Twelve months: 33 days of notice and qualifying period met',
  'Em 2024: IRRF pequeno no 13º é retido, no saldo não há':
    'In 2024: small IRRF on the 13th salary is withheld, on the salary balance there is none',
  'Empregado sai antes do prazo e indeniza o prejuízo provado': 'Employee leaves before the end of the term and pays for the proven loss',
  'Empregador encerra a experiência um mês antes do prazo': 'Employer ends the trial contract one month before its end',
  'Exemplo publicado: oito meses, aviso trabalhado': 'Published example: eight months, worked notice',
  'Fim de contrato de experiência de três meses': 'End of a three-month trial contract',
  'Ganho R$ 2.000 e pedi demissão com 1 ano de casa: quanto recebo?':
    'I earn R$ 2,000 and resigned with 1 year of service: how much do I get?',
  'Ganho R$ 2.000, tenho R$ 1.920 de FGTS e fui mandado embora com 1 ano de casa: quanto recebo?':
    'I earn R$ 2,000, have R$ 1,920 of FGTS and was dismissed after 1 year: how much do I get?',
  'Justa causa: só o saldo e as férias vencidas': 'Dismissal for cause: only the salary balance and the overdue vacation',
  'Metade do 13º já adiantada': 'Half of the 13th salary already advanced',
  'No primeiro dia da nova Súmula 14, metade de tudo': 'On the first day of the new Súmula 14, half of everything',
  'Onze meses: aviso de 30 dias e carência do seguro-desemprego incompleta':
    'Eleven months: 30 days of notice and unemployment insurance qualifying period not met',
  'Optou pelo saque-aniversário: saca só a multa': 'Chose the anniversary withdrawal: withdraws only the fine',
  'Pedido de demissão com o aviso descontado': 'Resignation with the notice deducted',
  'Rescisão indireta: as verbas da dispensa': 'Constructive dismissal: the same severance pay as a dismissal',
  'Rescisão por meses': 'Severance by months',
  'Seis faltas no período: férias proporcionais de 24 dias por ano':
    'Six absences in the period: proportional vacation of 24 days per year',
  'Sem as datas do contrato, os avos de 13º e de férias são os meses que passam de anos completos (12, quando são anos certos), e as férias dos anos anteriores foram gozadas; informe os avos, ou use severance-by-dates, que conta pelas datas.':
    'Without the contract dates, the 13th salary and vacation twelfths are the months that exceed full years (12, when the years are exact), and the vacation of earlier years was taken; enter the twelfths, or use severance-by-dates, which counts by the dates.',
  'Só com os meses trabalhados': 'With the months worked only',
  'Só o obrigatório: pedido de demissão depois de oito meses': 'Required fields only: resignation after eight months',
  'Treze meses: 1/12': 'Thirteen months: 1/12',
  'Verbas da rescisão CLT por tipo de desligamento, com INSS, IRRF, FGTS, multa e direito ao seguro-desemprego.':
    'CLT severance pay by type of termination, with INSS, IRRF, FGTS, fine and right to unemployment insurance.',
  'Vinte anos: o máximo de 90 dias': 'Twenty years: the maximum of 90 days',
  'Vinte e dois anos de casa, duas férias vencidas e dois dependentes':
    'Twenty-two years of service, two overdue vacations and two dependents',
  'Você recebe {value}: {net} da empresa e {fgts.withdrawable} do FGTS':
    'You receive {value}: {net} from the company and {fgts.withdrawable} from the FGTS',
  'Véspera da Lei nº 12.506/2011: 30 dias para qualquer tempo de casa':
    'The day before Lei nº 12.506/2011: 30 days for any length of service',
  'o que passa de anos completos de contrato': 'what exceeds full years of contract',
  'partir das datas de admissão e de saída': 'start from the hiring and leaving dates',
  'passa do saldo do FGTS, de que faz parte': 'is more than the FGTS balance, of which it is part',
  'saber o custo da empresa': "find out the company's cost",
  '{0} avos não cabem em {1} {2} de contrato': '{0} {0|twelfth does|twelfths do} not fit in {1} {2} of contract',
  '{0} férias vencidas exigem ao menos {1} meses de contrato; vieram {2}':
    '{0} overdue {0|vacation requires|vacations require} at least {1} {1|month|months} of contract; got {2}',
}
