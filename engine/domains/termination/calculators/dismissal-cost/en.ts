export const english = {
  '5,8%, o mais comum': '5.8%, the most common',
  'A mesma demissão em 2019: mais 10% da LC nº 110': 'The same dismissal in 2019: plus 10% under LC nº 110',
  'Aviso trabalhado: os dias proporcionais também são trabalhados e pagos como salário, e a empresa tem o trabalho desse tempo; o TST entende que os que passam de 30 não podem ser exigidos.':
    'Worked notice: the proportional days are also worked and paid as salary, and the company has the work of that time; the TST holds that the days beyond 30 cannot be demanded.',
  'Avos de férias: os meses além dos anos completos (12, quando são anos certos), com os períodos anteriores gozados, salvo o vencido informado.':
    'Vacation twelfths: the months beyond full years (12, when the years are exact), with earlier periods taken, except the overdue one entered.',
  'Cada caminho': 'Each option',
  'Caminho mais barato': 'Cheapest option',
  'Contribuição de 10% da LC nº 110/2001': '10% contribution of LC nº 110/2001',
  'Custo de uma demissão': 'Cost of a dismissal',
  'Custo do caminho mais barato': 'Cost of the cheapest option',
  'De 2002 a 2019, na dispensa': 'From 2002 to 2019, on dismissal',
  'Depósito do FGTS sobre as verbas': 'FGTS deposit on the severance items',
  'Depósitos do FGTS estimados': 'Estimated FGTS deposits',
  'Depósitos do FGTS estimados: o salário atual em todos os meses, sem 13º, rendimento e saques; o extrato diz os verdadeiros.':
    'Estimated FGTS deposits: the current salary in every month, without 13th salary, return and withdrawals; the statement has the real ones.',
  'Depósitos do FGTS no contrato': 'FGTS deposits during the contract',
  'Depósitos do FGTS usados na multa': 'FGTS deposits used for the fine',
  'Dispensa com aviso indenizado': 'Dismissal with pay in lieu of notice',
  'Dispensa com aviso trabalhado': 'Dismissal with worked notice',
  'Dois anos de casa com três mil reais, em 2026': 'Two years of service on three thousand reais, in 2026',
  'Em 2001 ainda não se pagava: o STF suspendeu o começo em setembro': 'In 2001 it was not paid yet: the STF suspended the September start',
  'Encargos sobre saldo de salário, 13º e aviso trabalhado; nenhum sobre aviso indenizado e férias indenizadas.':
    'Employer charges on the salary balance, 13th salary and worked notice; none on pay in lieu of notice and vacation paid out.',
  'INSS patronal, RAT e terceiros': 'Employer INSS, RAT and third-party contributions',
  'Multa sobre os depósitos do contrato e os da rescisão, o do aviso indenizado inclusive, como nas guias; pela OJ 42, II, da SDI-1 do TST este ficaria fora: na dispensa com aviso indenizado, {0} em vez de {1}.':
    'Fine on the deposits of the contract and those of the termination, including the one on pay in lieu of notice, as in the payment slips; under OJ 42, II, da SDI-1 do TST the latter would be left out: in a dismissal with pay in lieu of notice, {0} instead of {1}.',
  'Nesta data a lei ainda não previa a rescisão por acordo (CLT, art. 484-A, de 11/11/2017).':
    'On this date the law did not yet provide for termination by mutual agreement (CLT, art. 484-A, of 11 November 2017).',
  'No Simples não há encargos sobre a folha': 'Under Simples there are no employer charges on payroll',
  'No primeiro dia da contribuição': 'On the first day of the contribution',
  'No primeiro dia sem a contribuição': 'On the first day without the contribution',
  'O caminho mais barato': 'The cheapest option',
  'O mais barato é a dispensa com aviso indenizado: custa {value}':
    'The cheapest is dismissal with pay in lieu of notice: it costs {value}',
  'O mais barato é a dispensa com aviso trabalhado: custa {value}': 'The cheapest is dismissal with worked notice: it costs {value}',
  'O mais barato é o acordo: custa {value}': 'The cheapest is the mutual agreement: it costs {value}',
  'O que se retém do empregado sai das verbas: não é custo a mais. Sem médias, multas dos arts. 467 e 477 da CLT e honorários.':
    'What is withheld from the employee comes out of the severance pay: it is not an extra cost. Without averages, the fines of arts. 467 and 477 of the CLT and legal fees.',
  'Os que servem à multa': 'Those that count for the fine',
  'Quanto custa mandar embora quem ganha R$ 2.000 e tem 1 ano de casa?':
    'How much does it cost to let go of someone who earns R$ 2,000 and has 1 year of service?',
  'Quanto custa à empresa demitir um empregado: verbas, FGTS, multa e encargos, com aviso indenizado, trabalhado ou por acordo. Para o que o empregado recebe, use severance.':
    'What it costs the company to dismiss an employee: severance pay, FGTS, fine and employer charges, with pay in lieu of notice, worked notice or by mutual agreement. For what the employee receives, use severance.',
  'RAT de {0}.': 'RAT of {0}.',
  'Sem o acordo antes de a lei o prever': 'Without the mutual agreement before the law provided for it',
  'Total das verbas': 'Total of the severance items',
  'Verbas pagas': 'Items paid',
  'Véspera da reforma trabalhista: ainda sem acordo': 'The day before the labor reform: no mutual agreement yet',
  'Worked notice': 'Worked notice',
  'comparar acordo e dispensa': 'compare mutual agreement and dismissal',
  'férias vencidas exigem ao menos {0} meses de contrato': 'overdue vacation requires at least {0} {0|month|months} of contract',
  'worked notice': 'worked notice',
  '{0} avos não cabem em {1} meses': '{0} {0|twelfth does|twelfths do} not fit in {1} {1|month|months}',
  '{0} avos não cabem em {1} meses de contrato': '{0} {0|twelfth does|twelfths do} not fit in {1} {1|month|months} of contract',
  '{0}: contribuição de 10%': '{0}: 10% contribution',
  '{0}: custo': '{0}: cost',
  '{0}: encargos': '{0}: employer charges',
  '{0}: verbas': '{0}: items',
}
