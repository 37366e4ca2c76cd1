export const english = {
  '(STJ, Tema 478)': '(STJ, Tema 478)',
  ', o mais antigo em dobro': ', the oldest one doubled',
  '1 período': '1 period',
  '13º sobre o aviso indenizado': '13th salary on pay in lieu of notice',
  '; nenhum foi informado': '; none was entered',
  'A culpa recíproca não é dispensa sem justa causa e não dá direito (Lei nº 7.998/1990, art. 3º).':
    'Mutual fault is not dismissal without cause and gives no entitlement (Lei nº 7.998/1990, art. 3º).',
  'A dispensa por justa causa não dá direito (Lei nº 7.998/1990, art. 3º).':
    'Dismissal for cause gives no entitlement (Lei nº 7.998/1990, art. 3º).',
  'A dispensa sem justa causa dá direito, cumprida a carência da época, que não está registrada.':
    'Dismissal without cause gives entitlement, once the qualifying period in force at the time, which is not on record, is met.',
  'A multa do FGTS vai para a conta vinculada, fora do total bruto':
    'The FGTS fine goes to the FGTS account, and is not part of the gross total',
  'A multa incide sobre o saldo e os depósitos da rescisão, o do aviso indenizado inclusive, como nas guias; pela OJ 42, II, da SDI-1 do TST este ficaria fora: multa de {0} em vez de {1}.':
    'The fine applies to the balance and the termination deposits, including the one on pay in lieu of notice, as in the payment slips; under OJ 42, II, da SDI-1 do TST the latter would be left out: fine of {0} instead of {1}.',
  'A multa incide sobre o saldo e os depósitos da rescisão.': 'The fine applies to the balance and the termination deposits.',
  'A rescisão devia ser paga até {0} e {1}: soma-se um salário (CLT, art. 477, §§ 6º e 8º), salvo se o atraso foi do empregado.':
    "The severance was due by {0} and {1}: one salary is added (CLT, art. 477, §§ 6º e 8º), unless the delay was the employee's fault.",
  'A rescisão por acordo não dá direito (CLT, art. 484-A, § 2º).':
    'Termination by mutual agreement gives no entitlement (CLT, art. 484-A, § 2º).',
  'Acréscimo do que a empresa reconhece e não pagou (CLT, art. 467)': 'Surcharge on undisputed items (CLT, art. 467)',
  'Adiantamento do 13º': '13th salary advance',
  'Adiantamento do 13º descontado': '13th salary advance deducted',
  'Ainda dentro do prazo, que vai': 'Still within the deadline, which runs',
  'Art. 467: nenhuma verba foi contestada, e o acréscimo incide sobre todas as da rescisão, fora a multa do FGTS; a Fazenda Pública não o paga.':
    'Art. 467: no item was disputed, and the surcharge applies to all severance items, except the FGTS fine; government bodies do not pay it.',
  'Art. 467: o acréscimo incide sobre o valor incontroverso informado.':
    'Art. 467: the surcharge applies to the undisputed amount entered.',
  'Aviso dispensado a pedido do empregado, o que só vale com novo emprego comprovado (Súmula TST 276); indenizado, seriam {0}.':
    "Notice waived at the employee's request, which is only valid with proof of a new job (Súmula TST 276); paid in lieu, it would be {0}.",
  'Aviso dispensado pelo empregador; se fosse descontado, seriam {0} dias, {1} (CLT, art. 487, § 2º).':
    'Notice waived by the employer; if it were deducted, it would be {0} {0|day|days}, {1} (CLT, art. 487, § 2º).',
  'Aviso não cumprido e descontado, sem efeito no INSS e no IRRF (CLT, art. 487, § 2º).':
    'Notice not worked and deducted, with no effect on INSS and IRRF (CLT, art. 487, § 2º).',
  'Aviso proporcional: {0} dias por ano completo desde o primeiro, como decide o TST; a Lei nº 12.506/2011 não diz quando começa.':
    'Proportional notice: {0} {0|day|days} per full year from the first one, as the TST decides; Lei nº 12.506/2011 does not say when it starts.',
  'Aviso prévio indenizado ({0} dias{1})': 'Pay in lieu of notice ({0} {0|day|days}{1})',
  'Aviso prévio indenizado sem INSS{0} e sem IRRF (Lei nº 7.713/1988, art. 6º, V), com FGTS (Súmula TST 305).':
    'Pay in lieu of notice without INSS{0} and without IRRF (Lei nº 7.713/1988, art. 6º, V), with FGTS (Súmula TST 305).',
  'Aviso trabalhado: seus dias são salário e já estão nos dias e meses informados.':
    'Worked notice: its days are salary and are already in the days and months entered.',
  'CLT, art. 459': 'CLT, art. 459',
  'CLT, art. 484-A, I, "a"': 'CLT, art. 484-A, I, "a"',
  'CLT, art. 487, § 1º': 'CLT, art. 487, § 1º',
  'CLT, art. 4º: o último dia trabalhado também é pago': 'CLT, art. 4º: the last day worked is also paid',
  'CLT, arts. 142 e 487, § 3º; Súmula TST 45': 'CLT, arts. 142 e 487, § 3º; Súmula TST 45',
  'CLT, arts. 484-A e 487, § 1º': 'CLT, arts. 484-A e 487, § 1º',
  'Cada verba': 'Each item',
  'Com a opção pelo saque-aniversário, na rescisão saca-se só a multa: o saldo fica na conta (Lei nº 8.036/1990, arts. 20-A e 20-D, § 7º).':
    'With the anniversary withdrawal chosen, only the fine is withdrawn on termination: the balance stays in the account (Lei nº 8.036/1990, arts. 20-A e 20-D, § 7º).',
  'Contrato sem cláusula de saída antecipada: com ela, vale o aviso prévio no lugar da indenização (CLT, arts. 479 e 481).':
    'Contract without an early exit clause: with one, the notice period applies instead of the indemnity (CLT, arts. 479 e 481).',
  'Culpa recíproca, reconhecida na Justiça: metade do aviso, do 13º e das férias proporcionais, e multa do FGTS pela metade (CLT, art. 484; Súmula TST 14; Lei nº 8.036/1990, art. 18, § 2º); a projeção do aviso conta os dias inteiros.':
    'Mutual fault, recognized in court: half of the notice, of the 13th salary and of the proportional vacation, and half of the FGTS fine (CLT, art. 484; Súmula TST 14; Lei nº 8.036/1990, art. 18, § 2º); the notice projection counts the whole days.',
  'Culpa recíproca, reconhecida na Justiça: sem aviso, 13º e férias proporcionais, pela Súmula TST 14 desta data, e multa do FGTS pela metade (CLT, art. 484; Lei nº 8.036/1990, art. 18, § 2º).':
    'Mutual fault, recognized in court: without notice, 13th salary and proportional vacation, by the Súmula TST 14 of this date, and half of the FGTS fine (CLT, art. 484; Lei nº 8.036/1990, art. 18, § 2º).',
  'Depois do prazo, soma-se a multa de um salário': 'After the deadline, the fine of one salary is added',
  'Depósitos do FGTS na rescisão': 'FGTS deposits on termination',
  'Depósitos sobre as verbas da rescisão': 'Deposits on the severance items',
  Descontado: 'Deducted',
  'Descontado por sair antes do prazo': 'Deducted for leaving before the end of the term',
  'Desconto do aviso prévio ({0} dias)': 'Notice period deduction ({0} {0|day|days})',
  'Dia da primeira audiência': 'Day of the first hearing',
  'Dia em que a rescisão foi paga': 'Day the severance was paid',
  'Dias que faltavam do prazo': 'Days left in the term',
  'Dispensa sem justa causa, com a carência de {0} meses do primeiro pedido.':
    'Dismissal without cause, with the qualifying period of {0} {0|month|months} of the first claim.',
  Dispensado: 'Waived',
  'Doméstico: a reserva mensal de 3,2% toma o lugar da multa de 40% do FGTS (LC nº 150/2015, art. 22).':
    'Domestic worker: the monthly 3.2% reserve takes the place of the 40% FGTS fine (LC nº 150/2015, art. 22).',
  'Doméstico: nesta saída a reserva mensal de 3,2% volta ao empregador (LC nº 150/2015, art. 22, § 1º).':
    'Domestic worker: in this type of termination the monthly 3.2% reserve goes back to the employer (LC nº 150/2015, art. 22, § 1º).',
  'Empregado sai antes do prazo': 'Employee leaves before the end of the term',
  'Empregador encerra antes do prazo': 'Employer ends it before the end of the term',
  'Este contrato não completa os {0} meses do primeiro pedido; bastam {1} no segundo e {2} a partir do terceiro, e meses de outros empregos também contam.':
    'This contract does not complete the {0} {0|month|months} of the first claim; {1} are enough in the second and {2} from the third on, and months of other jobs also count.',
  'Férias indenizadas e seu terço sem INSS, IRRF e FGTS (Lei nº 8.212/1991, art. 28, § 9º, "d"; Súmula STJ 125).':
    'Vacation paid out and its one-third bonus without INSS, IRRF and FGTS (Lei nº 8.212/1991, art. 28, § 9º, "d"; Súmula STJ 125).',
  'Férias sobre o aviso indenizado': 'Vacation on pay in lieu of notice',
  'Férias vencidas ({0}{1})': 'Overdue vacation ({0}{1})',
  'Férias vencidas pagas de forma simples: o prazo para concedê-las ainda corre; vencido o prazo, a CLT (arts. 137 e 146) manda pagar em dobro.':
    'Overdue vacation paid at the single rate: the deadline to grant it is still running; once it has passed, the CLT (arts. 137 e 146) requires double pay.',
  'INSS sobre o 13º': 'INSS on the 13th salary',
  'INSS sobre o saldo de salário': 'INSS on the salary balance',
  'IRRF sobre o 13º': 'IRRF on the 13th salary',
  'IRRF sobre o saldo de salário': 'IRRF on the salary balance',
  'Indenização adicional (Lei nº 7.238/1984, art. 9º)': 'Additional indemnity (Lei nº 7.238/1984, art. 9º)',
  'Indenização do prazo que faltava ({0} {1}, {2})': 'Indemnity for the rest of the term ({0} {1}, {2})',
  'Indenização por sair antes do prazo': 'Indemnity for leaving before the end of the term',
  'Lei nº 12.506/2011, art. 1º': 'Lei nº 12.506/2011, art. 1º',
  'Lei nº 4.090/1962, art. 1º, § 2º; CLT, art. 146': 'Lei nº 4.090/1962, art. 1º, § 2º; CLT, art. 146',
  'Lei nº 4.090/1962, art. 1º, § 2º; CLT, art. 146: 15 dias ou mais contam o mês inteiro':
    'Lei nº 4.090/1962, art. 1º, § 2º; CLT, art. 146: 15 days or more count as a whole month',
  'Lei nº 4.090/1962, art. 3º; CLT, art. 146, parágrafo único': 'Lei nº 4.090/1962, art. 3º; CLT, art. 146, parágrafo único',
  'Lei nº 8.036/1990, art. 18, § 1º; CLT, art. 484-A, I, "b"': 'Lei nº 8.036/1990, art. 18, § 1º; CLT, art. 484-A, I, "b"',
  'Líquido mais o que se saca do FGTS': 'Net plus what is withdrawn from the FGTS',
  'Multa de {0} do FGTS': '{0} FGTS fine',
  'Multa pelo atraso (CLT, art. 477)': 'Fine for the delay (CLT, art. 477)',
  'Mês da data-base': 'Base-date month',
  'Negativo quando desconto': 'Negative when it is a deduction',
  'Nenhum crédito do resultado do FGTS no saldo informado: se houver, ficam fora da base da multa (Lei nº 8.036/1990, art. 13, § 7º).':
    'No FGTS profit credits in the balance entered: if there are any, they stay outside the base of the fine (Lei nº 8.036/1990, art. 13, § 7º).',
  'No acordo o aviso indenizado é pago pela metade, mas a projeção conta os dias inteiros.':
    'In a mutual agreement the pay in lieu of notice is half, but the projection counts the whole days.',
  'No acordo saca-se a multa inteira e {0} dos depósitos (CLT, art. 484-A, § 1º); o resto fica na conta.':
    'In a mutual agreement the whole fine and {0} of the deposits are withdrawn (CLT, art. 484-A, § 1º); the rest stays in the account.',
  'No período aquisitivo atual: passando de 5, as férias proporcionais diminuem':
    'In the current vacation accrual period: beyond 5, the proportional vacation shrinks',
  'O 13º já adiantado é descontado inteiro, e o FGTS dele já foi depositado; INSS e IRRF incidem sobre o 13º todo, agora (Lei nº 4.749/1965, art. 3º).':
    'The 13th salary already advanced is deducted in full, and its FGTS was already deposited; INSS and IRRF apply to the whole 13th salary, now (Lei nº 4.749/1965, art. 3º).',
  'O 13º sobre o aviso indenizado paga INSS e IRRF junto com o 13º, como cobra a Receita Federal; há decisões judiciais que afastam o INSS.':
    'The 13th salary on pay in lieu of notice is subject to INSS and IRRF together with the 13th salary, as the Receita Federal charges; there are court decisions that rule out the INSS.',
  'O TST entende que os {0} dias além de {1} não podem ser exigidos em trabalho: indenizados, seriam {2} a mais.':
    'The TST holds that the {0} {0|day|days} beyond {1} cannot be demanded as work: paid in lieu, they would be {2} more.',
  'O da lei': 'The one set by law',
  'O desconto do aviso foi limitado às verbas da rescisão: o termo não fica negativo.':
    'The notice deduction was limited to the severance pay: the total on the form does not go negative.',
  'O do reajuste da categoria seguinte ao desligamento; nos 30 dias antes dele a dispensa paga um salário a mais':
    "That of the category's first raise after the termination; in the 30 days before it a dismissal pays one more salary",
  'O doméstico dispensado tem seguro-desemprego próprio (LC nº 150/2015, art. 26), cuja carência não se confere aqui.':
    'A dismissed domestic worker has their own unemployment insurance (LC nº 150/2015, art. 26), whose qualifying period is not checked here.',
  'O fim do prazo do contrato não é dispensa e não dá direito (Lei nº 7.998/1990, art. 3º).':
    "The end of the contract's term is not a dismissal and gives no entitlement (Lei nº 7.998/1990, art. 3º).",
  'O mais que o empregado deve por sair antes do prazo': 'The most the employee owes for leaving before the end of the term',
  'O período mais antigo é pago em dobro, porque o segundo só se completa depois de vencido o prazo para conceder o primeiro (CLT, arts. 134, 137 e 146); a dobra soma {0} e seu terço.':
    'The oldest period is paid double, because the second is only completed after the deadline to grant the first has passed (CLT, arts. 134, 137 e 146); the doubling adds {0} and its one-third bonus.',
  'O que a empresa reconhece dever e não pagar até ela tem acréscimo de 50%':
    'What the company admits it owes and does not pay by then is increased by 50%',
  'O que a empresa reconhece dever e não pagou': 'What the company admits it owes and did not pay',
  'O que houve com o aviso prévio': 'What happened to the notice period',
  'O que se paga sobre este valor': 'What is paid on this amount',
  'O que se pode sacar, com a multa': 'What can be withdrawn, with the fine',
  'Os créditos do resultado do FGTS ficam fora da base da multa (Lei nº 8.036/1990, art. 13, § 7º).':
    'FGTS profit credits stay outside the base of the fine (Lei nº 8.036/1990, art. 13, § 7º).',
  'Paga em {0}, dentro do prazo, que ia': 'Paid on {0}, within the deadline, which ran',
  'Quem encerra o contrato por vontade própria não tem direito (Lei nº 7.998/1990, art. 3º).':
    'Whoever ends the contract by choice is not entitled (Lei nº 7.998/1990, art. 3º).',
  'Quem pede demissão não tem direito (Lei nº 7.998/1990, art. 3º).': 'Whoever resigns is not entitled (Lei nº 7.998/1990, art. 3º).',
  'Quem sai antes do prazo indeniza só o prejuízo provado, até {0} (CLT, art. 480, § 1º){1}.':
    'Whoever leaves before the end of the term pays only for the proven loss, up to {0} (CLT, art. 480, § 1º){1}.',
  'Rescisão indireta (falta do empregador)': "Constructive dismissal (employer's fault)",
  'Rescisão indireta, em regra reconhecida na Justiça: as mesmas verbas da dispensa sem justa causa (CLT, arts. 483 e 487, § 4º).':
    'Constructive dismissal, as a rule recognized in court: the same items as in a dismissal without cause (CLT, arts. 483 e 487, § 4º).',
  'Reserva da indenização do doméstico': "Domestic worker's indemnity reserve",
  'Reserva de 3,2% já depositada estimada em {0}, na proporção do saldo do FGTS; o extrato diz a verdadeira.':
    '3.2% reserve already deposited estimated at {0}, in proportion to the FGTS balance; the statement has the real one.',
  'Reserva que vai ao trabalhador': 'Reserve that goes to the worker',
  'Saldo antes da rescisão': 'Balance before the termination',
  'Saldo de salário ({0} {1})': 'Salary balance ({0} {1})',
  'Saldo do FGTS igual a zero: multa e saque contam só os depósitos da própria rescisão.':
    'FGTS balance equal to zero: fine and withdrawal count only the deposits of the termination itself.',
  'Saque do FGTS': 'FGTS withdrawal',
  'Sem a indenização adicional: o contrato, com a projeção do aviso, acaba em {0}, já na data-base; as verbas são devidas pelo salário reajustado, que se informa em salary (Súmulas TST 182 e 314).':
    'Without the additional indemnity: the contract, with the projection of the notice, ends on {0}, on or after the base date; the items are due on the raised salary, to be given in salary (Súmulas TST 182 and 314).',
  'Sem a indenização adicional: o contrato, com a projeção do aviso, acaba em {0}, mais de 30 dias antes da data-base (Lei nº 7.238/1984, art. 9º; Súmula TST 182).':
    'Without the additional indemnity: the contract, with the projection of the notice, ends on {0}, more than 30 days before the base date (Lei nº 7.238/1984, art. 9º; Súmula TST 182).',
  'Sem estabilidade: gestante até cinco meses do parto, cipeiro e dirigente sindical até um ano do mandato, e quem voltou de auxílio por acidente há menos de doze meses não podem ser dispensados (ADCT, art. 10, II; Lei nº 8.213/1991, art. 118; CLT, art. 543, § 3º).':
    'Without job protection: a pregnant worker until five months after birth, a safety committee member and a union officer until one year after the term, and a worker back from accident benefit for less than twelve months may not be dismissed (ADCT, art. 10, II; Lei nº 8.213/1991, art. 118; CLT, art. 543, § 3º).',
  'Sem opção pelo saque-aniversário: quem optou saca na rescisão só a multa (Lei nº 8.036/1990, art. 20-A).':
    'Anniversary withdrawal not chosen: whoever chose it withdraws only the fine on termination (Lei nº 8.036/1990, art. 20-A).',
  'Só do doméstico': 'Domestic workers only',
  'Só quando ele sai antes do prazo': 'Only when they leave before the end of the term',
  'Terço das férias vencidas': 'One-third bonus on the overdue vacation',
  'Total bruto das verbas pagas': 'Gross total of the items paid',
  'Total com FGTS': 'Total with FGTS',
  'Valor da multa': 'Amount of the fine',
  'a indenização adicional é só da dispensa sem justa causa: omita o campo':
    'the additional indemnity is only for a dismissal without cause: omit the field',
  'a reserva do doméstico só está registrada desde {0} (LC nº 150/2015)':
    "the domestic worker's reserve is only on record from {0} (LC nº 150/2015)",
  'conta os dias por ano de casa só a partir do segundo ano': 'counts the days per year of service only from the second year',
  'divide o salário pelos dias do calendário, e não por 30': 'divides the salary by the calendar days, not by 30',
  'do saldo de salário': 'of the salary balance',
  'foi em {0}': 'was paid on {0}',
  'na proporção do saldo do FGTS': 'in proportion to the FGTS balance',
  'nenhuma verba': 'no item',
  'nesta rescisão não há aviso prévio: omita o campo ou use "auto"':
    'there is no notice period in this termination: omit the field or use "auto"',
  'no pedido de demissão quem deve o aviso é o empregado: use "worked", "waived" ou "discounted"':
    'in a resignation it is the employee who owes the notice: use "worked", "waived" or "discounted"',
  'não conta os avos da projeção do aviso indenizado': 'does not count the twelfths of the projection of pay in lieu of notice',
  'não foi': 'was not paid',
  'não paga a multa do FGTS': 'does not pay the FGTS fine',
  'não paga esta verba': 'does not pay this item',
  'não paga o aviso indenizado': 'does not pay the pay in lieu of notice',
  'não paga o saldo de salário': 'does not pay the salary balance',
  'o desconto do aviso só existe no pedido de demissão: use "worked", "indemnified" ou "waived"':
    'the notice deduction only exists in a resignation: use "worked", "indemnified" or "waived"',
  'o prazo de pagamento da época não está registrado: só desde {0}': 'the payment deadline of that time is not recorded: only since {0}',
  'o saque-aniversário só existe desde {0}': 'the anniversary withdrawal has only existed since {0}',
  'paga metade do aviso, o que só vale no acordo': 'pays half of the notice, which only holds in a mutual agreement',
  'paga o aviso inteiro, e no acordo ele é pela metade': 'pays the whole notice, and in a mutual agreement it is half',
  'paga só 30 dias de aviso, sem os dias por ano de casa': 'pays only 30 days of notice, without the days per year of service',
  'paga um dia a mais': 'pays one day too many',
  'para o doméstico a lei não diz o que é feito da reserva de 3,2% no acordo: não se calcula aqui':
    'for domestic workers the law does not say what becomes of the 3.2% reserve in a mutual agreement: it is not calculated here',
  'passa das verbas da rescisão, {0}': 'is more than the severance pay, {0}',
  'passa de {0}, a metade do que faltava do prazo': 'is more than {0}, half of what was left of the term',
  'sem adiantamentos a descontar': 'without advances to deduct',
  'sem as multas dos arts. 467 e 477 da CLT': 'without the fines of arts. 467 and 477 of the CLT',
  'sem indenização adicional': 'without additional indemnity',
  'sem médias de horas extras e adicionais': 'without averages of overtime and premiums',
  'soma à multa os 10% que a empresa pagava à União até 2019':
    'adds to the fine the 10% the company paid to the federal government until 2019',
  'só o empregado doméstico tem essa reserva: informe contract': 'only a domestic worker has this reserve: enter contract',
  'só vem com o dia da primeira audiência': 'only goes with the day of the first hearing',
  'só vem no fim antecipado de contrato com prazo': 'only applies to the early end of a fixed-term contract',
  'só vem quando o empregado sai antes do prazo': 'only applies when the employee leaves before the end of the term',
  'todas as da rescisão': 'all items of the severance',
  'usa a multa de 20%, do acordo e da culpa recíproca': 'uses the 20% fine, of mutual agreement and mutual fault',
  'usa a multa de 40%, da dispensa sem justa causa': 'uses the 40% fine, of dismissal without cause',
  'vem antes do desligamento, {0}': 'comes before the termination date, {0}',
  '{0} até {1} (CLT, art. 477, § 6º).': '{0} until {1} (CLT, art. 477, § 6º).',
  '{0} períodos': '{0} periods',
  '{0}, parágrafo único': '{0}, parágrafo único',
  '{0}: {1} não couberam nas verbas; o termo não fica negativo.':
    '{0}: {1} did not fit in the severance pay; the total on the form does not go negative.',
  '{0}; Nota Técnica MTE nº 184/2012': '{0}; Nota Técnica MTE nº 184/2012',
  '{0}; o que as verbas comportam': '{0}; what the severance pay can bear',
  '{0}; o saldo fica na conta': '{0}; the balance stays in the account',
  'É descontado': 'It is deducted',
  'é obrigatório no fim antecipado de contrato com prazo': 'is required in the early end of a fixed-term contract',
}
