/** The English of what is said here, by the Portuguese. */
export const english = {
  'A PLR deste imposto não está entre as linhas.': 'The PLR this tax is on is not among the lines.',
  'A base do INSS é menor que o bruto: parte do que foi pago pode não ser tributada, e a base do IRRF não foi informada.':
    'The INSS contribution base is lower than the gross salary: part of what was paid may not be taxed, and the IRRF tax base was not given.',
  'A base impressa não é o bruto menos as deduções informadas: foi usada como veio.':
    'The printed base is not the gross salary minus the deductions given: it was used as printed.',
  'A maior entre as legais e o desconto simplificado': 'The higher of the legal deductions and the simplified deduction',
  'A partir dos 65 anos parte da aposentadoria é isenta, e a data de nascimento não foi informada.':
    'From age 65 part of retirement pay is exempt, and the date of birth was not given.',
  'A redução do imposto dá meio centavo, e a lei não diz para que lado: aqui é {0}, com o produto arredondado; há folhas que arredondam a redução inteira, {1}, e retêm um centavo a menos.':
    'The tax reduction comes to half a centavo, and the law does not say which way to round: here it is {0}, with the product rounded; some payroll systems round the whole reduction, {1}, and withhold one centavo less.',
  Adiantamento: 'Advance',
  'Algum dos outros descontos do recibo é pensão ou previdência, que diminuem o imposto?':
    'Is any of the other deductions on the receipt alimony or a pension plan, which lower the tax?',
  'As férias deste imposto não estão entre as linhas.': 'The vacation this tax is on is not among the lines.',
  'As linhas do papel dão este líquido; pela lei seriam {0}, com linhas que ele não tem.':
    'The lines of the document give this net amount; by the law it would be {0}, with lines it does not have.',
  'As linhas dão {0} e o líquido impresso é {1}: falta alguma linha? Nada foi conferido além disso.':
    'The lines give {0} and the printed take-home pay is {1}: is a line missing? Nothing was checked beyond this.',
  'As linhas lidas ainda não foram confirmadas: confira cada uma e diga se são todas. Nada foi conferido ainda.':
    'The lines read are not confirmed yet: check each one and say whether they are all there. Nothing was checked yet.',
  'As linhas somam {0} e o total {1} impresso é {2}': 'The lines add up to {0} and the printed total {1} is {2}',
  'As linhas são todas as do papel, com os valores certos?': 'Are these all the lines of the document, with the right amounts?',
  'Ato Declaratório PGFN nº 6/2006; Súmula STJ 125': 'Ato Declaratório PGFN nº 6/2006; Súmula STJ 125',
  'Até 12 valores, com zero nos meses sem variáveis; no lugar da média':
    'Up to 12 amounts, with zero in months without variable pay; instead of the average',
  'Base com as deduções legais': 'Base with the legal deductions',
  'Base com o desconto simplificado, quando a lei da data o prevê':
    'Base with the simplified deduction, when the law on the date provides for it',
  'Base do FGTS impressa': 'Printed FGTS contribution base',
  'Base do INSS do 13º impressa': 'Printed INSS contribution base of the 13th salary',
  'Base do IRRF das férias impressa': 'Printed IRRF tax base of the vacation',
  'Base do IRRF do 13º impressa': 'Printed IRRF tax base of the 13th salary',
  'Base usada': 'Base used',
  'CLT, art. 142': 'CLT, art. 142',
  'CLT, art. 144; Lei nº 8.212/1991, art. 28, § 9º, "e", 6': 'CLT, art. 144; Lei nº 8.212/1991, art. 28, § 9º, "e", 6',
  'CLT, arts. 142 e 143': 'CLT, arts. 142 e 143',
  'Cada faixa do INSS': 'Each INSS bracket',
  'Com cada valor como manda a lei, e o imposto refeito sobre o INSS certo.':
    'With each amount as the law requires, and the tax recalculated on the right INSS.',
  'Com dependentes o imposto do 13º seria menor, e o número deles não foi informado.':
    'With dependents the tax on the 13th salary would be lower, and their number was not given.',
  'Com dependentes o imposto seria este, e o número deles não foi informado.':
    'With dependents the tax would be this, and their number was not given.',
  'Com mais dependentes do que os informados o imposto seria este.': 'With more dependents than were given the tax would be this one.',
  'Com um algarismo a mais ou a menos, ou dois trocados, seriam {0}: confira o número no papel.':
    'With one digit more or less, or two exchanged, it would be {0}: check the number on the paper.',
  'Como se chegou ao imposto': 'How the tax was reached',
  'Constituição Federal, art. 7º, XVII': 'Constituição Federal, art. 7º, XVII',
  'Constituição Federal, art. 7º, XVII; CLT, art. 142': 'Constituição Federal, art. 7º, XVII; CLT, art. 142',
  'Código da rubrica': 'Payroll item code',
  'Código que o papel imprime': 'Code printed on the document',
  'De que mês é a diferença de {0}, e sobre que valor?': 'Which month is the difference of {0} from, and on what amount?',
  'De quem recebe aposentadoria: a partir dos 65 anos parte é isenta': 'For those who receive retirement pay: from age 65 part is exempt',
  'Depende de outro valor deste papel, que não conferiu ou não foi achado: pode estar certo.':
    'It depends on another amount of this paper, which does not check or was not found: it may be right.',
  'Depósito que a lei não exige de quem não é empregado: mostrado como veio.':
    'A deposit that the law does not require for those who are not employees: shown as given.',
  'Desconto para o sindicato só com autorização de quem recebe (CLT, arts. 545, 578 e 579), salvo a contribuição assistencial sem oposição (STF, Tema 935).':
    'A deduction for the union needs the authorization of the person paid (CLT, arts. 545, 578 e 579), except the assistance contribution not objected to (STF, Tema 935).',
  'EC nº 103/2019, art. 27': 'EC nº 103/2019, art. 27',
  'EC nº 103/2019, art. 28; Lei nº 8.212/1991, art. 20': 'EC nº 103/2019, art. 28; Lei nº 8.212/1991, art. 20',
  'Entram nas somas como vieram; uma lista, ainda que vazia, diz que não há mais linhas':
    'They go into the totals as given; a list, even an empty one, says there are no more lines',
  'Esta contribuição é do INSS, ou do regime próprio de quem é servidor público?':
    'Is this contribution to the INSS, or to the separate scheme for civil servants?',
  'Excluídos R$ 100,00 da base, do 13º também, como de agosto a dezembro de 2004 (MP nº 202/2004, art. 1º, parágrafo único).':
    'R$ 100.00 excluded from the base, for the 13th salary too, as from August to December 2004 (MP nº 202/2004, art. 1º, parágrafo único).',
  'FGTS arredondado no centavo em cada depósito: o truncamento do eSocial só vale desde a competência de março de 2024.':
    'FGTS rounded to the centavo in each deposit: the eSocial truncation has only applied since the reference month of March 2024.',
  'FGTS truncado no centavo em cada depósito, como o FGTS Digital o toma do eSocial desde a competência de março de 2024 (manual do eSocial, evento S-5003, item 1.13); sites que arredondam mostram um centavo a mais.':
    'FGTS truncated to the centavo in each deposit, as FGTS Digital has taken it from eSocial since the reference month of March 2024 (eSocial manual, event S-5003, item 1.13); sites that round show one centavo more.',
  'Folha complementar': 'Supplementary payroll',
  'Holerite do mês': 'Monthly payslip',
  'Horas extras, comissões e adicionais; ou informe os meses': 'Overtime, commissions and premiums; or give the months',
  'Há horas extras, comissões ou adicional noturno e nenhuma linha de descanso semanal remunerado (DSR) sobre eles (Lei nº 605/1949, art. 7º; TST, Súmulas 27, 60 e 172): pergunte se já está incluído.':
    'There is overtime, commission or night premium and no line for the paid weekly rest (DSR) on them (Lei nº 605/1949, art. 7º; TST, Súmulas 27, 60 e 172): ask whether it is already included.',
  'Há linhas demais que a lei admite ler de dois modos.': 'There are too many lines that the law lets one read in two ways.',
  'Há linhas do documento que não foram informadas, ou a soma está errada: as informadas dão {0} e veio {1}.':
    'There are lines of the document that were not given, or the sum is wrong: those given come to {0} and {1} came.',
  'Há outras deduções na base do imposto, e a base impressa não foi informada.':
    'There are other deductions in the tax base, and the printed base was not given.',
  'Há outro papel deste pagamento, com o INSS, o imposto ou o terço que não estão neste?':
    'Is there another document of this payment, with the INSS, the tax or the one-third bonus that are not on this one?',
  'Há um desconto que não se sabe o que é, e que pode diminuir o imposto: o valor pode estar certo.':
    'There is a deduction that was not identified, and it may lower the tax: the amount may be right.',
  'INSS com cada faixa truncada no centavo e depois somada (manual do eSocial, evento S-1200, item 5.2); sites que arredondam a soma mostram até 3 centavos a mais.':
    'INSS with each bracket truncated to the centavo and then added up (eSocial manual, event S-1200, item 5.2); sites that round the sum show up to 3 centavos more.',
  'INSS e IRRF sobre o salário bruto': 'INSS and IRRF on the gross salary',
  'INSS pela tabela da época: uma única alíquota sobre todo o salário, até o teto, arredondada no centavo.':
    'INSS by the table in force at the time: a single rate on the whole salary, up to the ceiling, rounded to the centavo.',
  'INSS {0}': 'INSS {0}',
  'IRRF por pagamento: salário, férias com o terço e 13º, cada um com sua redução; se a redução de 2026 se mede por pagamento ou pela soma do mês é questão em aberto, e o ajuste anual não está incluído.':
    "IRRF per payment: salary, vacation with the one-third bonus and 13th salary, each with its own reduction; whether the 2026 reduction is measured per payment or on the month's total is an open question, and the annual adjustment is not included.",
  'IRRF {0}': 'IRRF {0}',
  'IRRF: imposto e redução arredondados, cada um, ao centavo mais próximo; a lei não fixa o arredondamento e esta é a prática das folhas.':
    'IRRF: tax and reduction each rounded to the nearest centavo; the law does not set the rounding and this is payroll practice.',
  'LC nº 150/2015, arts. 22 e 34': 'LC nº 150/2015, arts. 22 e 34',
  'Lei nº 4.090/1962, art. 1º, §§ 1º e 2º': 'Lei nº 4.090/1962, art. 1º, §§ 1º e 2º',
  'Lei nº 4.090/1962, art. 1º; Súmula TST 45': 'Lei nº 4.090/1962, art. 1º; Súmula TST 45',
  'Lei nº 4.749/1965, arts. 1º e 2º': 'Lei nº 4.749/1965, arts. 1º e 2º',
  'Lei nº 7.418/1985, art. 4º, parágrafo único': 'Lei nº 7.418/1985, art. 4º, parágrafo único',
  'Lei nº 7.713/1988, art. 26; Lei nº 8.134/1990, art. 16: exclusivo na fonte, em separado':
    'Lei nº 7.713/1988, art. 26; Lei nº 8.134/1990, art. 16: taxed only at source, separately',
  'Lei nº 7.713/1988, art. 7º': 'Lei nº 7.713/1988, art. 7º',
  'Lei nº 7.713/1988, arts. 3º, § 4º, e 7º': 'Lei nº 7.713/1988, arts. 3º, § 4º, e 7º',
  'Lei nº 8.036/1990, art. 15': 'Lei nº 8.036/1990, art. 15',
  'Lei nº 8.212/1991, art. 20, na redação anterior à EC nº 103/2019': 'Lei nº 8.212/1991, art. 20, in the wording before EC nº 103/2019',
  'Lei nº 8.212/1991, art. 28, I e § 9º, "d"': 'Lei nº 8.212/1991, art. 28, I e § 9º, "d"',
  'Lei nº 8.212/1991, art. 28, § 5º': 'Lei nº 8.212/1991, art. 28, § 5º',
  'Lei nº 8.212/1991, art. 30, I, "a"': 'Lei nº 8.212/1991, art. 30, I, "a"',
  'Lei nº 8.212/1991, arts. 20 e 102': 'Lei nº 8.212/1991, arts. 20 e 102',
  'Lei nº 8.212/1991, arts. 20 e 102: a tabela é reajustada por portaria':
    'Lei nº 8.212/1991, arts. 20 e 102: the table is adjusted by ordinance',
  'Lei nº 8.213/1991, art. 68': 'Lei nº 8.213/1991, art. 68',
  'Lei nº 8.213/1991, arts. 65 e 66': 'Lei nº 8.213/1991, arts. 65 e 66',
  'Lei nº 8.620/1993, art. 7º, § 2º: o 13º é calculado em separado':
    'Lei nº 8.620/1993, art. 7º, § 2º: the 13th salary is calculated separately',
  'Lei nº 9.250/1995, art. 3º-A (Lei nº 15.270/2025)': 'Lei nº 9.250/1995, art. 3º-A (Lei nº 15.270/2025)',
  'Lei nº 9.250/1995, art. 3º: a tabela tem alíquota e parcela a deduzir':
    'Lei nº 9.250/1995, art. 3º: the table has a rate and an amount to deduct',
  'Lei nº 9.250/1995, art. 3º: vale a tabela do dia do pagamento': 'Lei nº 9.250/1995, art. 3º: the table on the day of payment applies',
  'Lei nº 9.250/1995, art. 4º': 'Lei nº 9.250/1995, art. 4º',
  'Lei nº 9.430/1996, art. 67': 'Lei nº 9.430/1996, art. 67',
  'Média de variáveis de {0} por mês, como informada, somada ao salário (Súmula TST 45; CLT, arts. 142 e 487, §§ 3º e 5º).':
    'Average variable pay of {0} a month, as given, added to the salary (Súmula TST 45; CLT, arts. 142 e 487, §§ 3º e 5º).',
  'Média do que varia': 'Average of variable pay',
  'Média simples de {0} {1} de variáveis, com o descanso semanal já somado, igual para todas as verbas; a convenção coletiva pode mandar outra (Súmula TST 45; CLT, arts. 142 e 487, §§ 3º e 5º).':
    'Simple average of {0} {1} of variable pay, with weekly rest already added, the same for all pay items; the collective agreement may require another (Súmula TST 45; CLT, arts. 142 e 487, §§ 3º e 5º).',
  'Mês do documento': 'Month of the document',
  'No papel está {0} ou {1}?': 'Does the paper show {0} or {1}?',
  'Normal (lucro presumido ou real), simples (anexos I, II, III e V) ou simples_anexo_iv':
    'Normal (presumed or actual profit), simples (annexes I, II, III and V) or simples_anexo_iv',
  'Não se sabe se {0} entra na base do {1}: o valor pode estar certo.':
    'It is not known whether {0} goes into the {1} base: the amount may be right.',
  'Não: nada é acusado enquanto falta saber': 'No: nothing is flagged while something is unknown',
  'O 13º deste INSS não está entre as linhas.': 'The 13th salary this INSS is on is not among the lines.',
  'O 13º deste imposto não está entre as linhas.': 'The 13th salary this tax is on is not among the lines.',
  'O FGTS impresso é só o do salário. Sobre o 13º deste papel há mais {0} a depositar (Lei nº 8.036/1990, art. 15): veja no extrato do FGTS.':
    'The FGTS printed is that of the salary alone. On the 13th salary of this payslip another {0} is to be deposited (Lei nº 8.036/1990, art. 15): check the FGTS statement.',
  'O FGTS veio maior que o destas linhas, e o papel não mostra sobre o que foi calculado: pode somar outro pagamento.':
    'The FGTS is higher than that of these lines, and the document does not show what it was calculated on: it may include another payment.',
  'O INSS do 13º depende do 13º do outro emprego, que não se sabe: este valor pode estar certo.':
    'The INSS on the 13th salary depends on the 13th salary of the other job, which is not known: this amount may be right.',
  'O INSS veio maior que o da tabela para este salário sozinho. Se você tem outro emprego, pode estar certo.':
    'The INSS is higher than the table gives for this salary alone. If you have another job, it may be right.',
  'O INSS veio menor que o da tabela para este salário. Se você tem outro emprego, pode estar certo.':
    'The INSS is lower than the table gives for this salary. If you have another job, it may be right.',
  'O INSS é sobre o 13º inteiro, e a linha pode ser só a segunda parcela.':
    'The INSS is on the full 13th salary, and the line may be only the second installment.',
  'O ano inteiro pela lei da data, com o mesmo salário e as férias ganhas gozadas em um só mês, sem vender dias.':
    'The whole year by the law on the date, with the same salary and the vacation earned taken in a single month, with no days sold.',
  'O imposto da PLR soma as do ano: com outra antes, ou com pensão sobre ela, o valor pode estar certo.':
    'The tax on the PLR adds up those of the year: with another one before, or with alimony on it, the amount may be right.',
  'O imposto das férias é do recibo delas: só com ele se confere.':
    'The tax on vacation pay belongs to the vacation receipt: it can only be checked with it.',
  'O imposto veio menor que o do salário bruto inteiro: se há férias, 13º ou parte isenta nele, pode estar certo.':
    'The tax is lower than that on the whole gross salary: if there is vacation, 13th salary or an exempt part in it, it may be right.',
  'O imposto é sobre o 13º inteiro, e a linha pode ser só a segunda parcela.':
    'The tax is on the full 13th salary, and the line may be only the second installment.',
  'O limite do vale-transporte é sobre ele': 'The transport voucher limit is based on it',
  'O limite é de 6% do salário básico do contrato, que este mês não mostra inteiro.':
    'The limit is 6% of the basic contract salary, which this month does not show in full.',
  'O mês a que o pagamento se refere': 'The month the payment refers to',
  'O número de filhos não foi informado.': 'The number of children was not given.',
  'O pagamento deste INSS não está entre as linhas.': 'The pay this INSS falls on is not among the lines.',
  'O pagamento deste imposto não está entre as linhas.': 'The pay this tax falls on is not among the lines.',
  'O papel não diz que a contribuição é do INSS: a do regime próprio de servidor público tem outra conta.':
    'The document does not say that the contribution is to the INSS: the one to the separate scheme for civil servants is calculated differently.',
  'O papel não diz quem recebe, e só empregado tem FGTS.': 'The document does not say who is paid, and only employees have FGTS.',
  'O papel tem 13º, com INSS à parte, e não se sabe que parte do desconto é dele.':
    'The document has a 13th salary, with separate INSS, and it is not known what part of the deduction is on it.',
  'O papel tem férias, 13º ou PLR, tributados à parte, e não se sabe que parte do imposto é de cada um.':
    'The paper has vacation, 13th salary or profit sharing, taxed apart, and it is not known what part of the tax is of each.',
  'O papel tem férias: parte do depósito pode estar no recibo delas.':
    'The document has vacation: part of the deposit may be on the vacation receipt.',
  'O que mais entra na base do IRRF: outra dedução, outra verba, outro dependente?':
    'What else goes into the IRRF tax base: another deduction, another pay item, another dependent?',
  'O que mais entra na base impressa, {0}? As linhas dão {1}.': 'What else goes into the printed base, {0}? The lines give {1}.',
  'O que é {0}, e entra na base do {1}?': 'What is {0}, and does it go into the {1} base?',
  'O recibo paga mais {0} em outras linhas, que podem entrar na conta do {1}: o valor pode estar certo.':
    'The receipt pays another {0} in other lines, which may go into the {1} calculation: the amount may be right.',
  'O valor de "{0}" no papel é {1}?': 'Is the amount of "{0}" on the paper {1}?',
  'O valor é o da base impressa, {0}; as linhas dão {1}, e não se sabe o que faz a diferença.':
    'The amount is that of the printed base, {0}; the lines give {1}, and it is not known what makes the difference.',
  'Optante do Simples: sem contribuição a terceiros (LC nº 123/2006, art. 13, § 3º); a patronal dos outros anexos está no DAS.':
    'Company in Simples: no third-party contributions (LC nº 123/2006, art. 13, § 3º); the employer INSS of the other annexes is in the DAS.',
  'Os empréstimos, {0}, passam de 40% do que sobra depois de INSS, imposto e pensão (Lei nº 10.820/2003, art. 2º, § 2º): confira a margem.':
    'The loans, {0}, are above 40% of what is left after INSS, tax and alimony (Lei nº 10.820/2003, art. 2º, § 2º): check the margin.',
  'Os vencimentos menos os descontos dão {0} e o líquido impresso é {1}':
    'The earnings minus the deductions give {0} and the printed take-home pay is {1}',
  'Pago pela empresa, à parte: não sai do salário': 'Paid by the company, separately: it does not come out of the salary',
  Papel: 'Document',
  'Papéis do mês': 'Documents of the month',
  'Parte do {0} é de outro mês, pelas palavras da linha: o valor pode estar certo.':
    'Part of the {0} is from another month, going by the words of the line: the amount may be right.',
  'Quais são as outras linhas do documento, com descrição e valor?':
    'What are the other lines of the document, with description and amount?',
  'Quais são as outras linhas do papel (pensão, empréstimo, adiantamento), com descrição e valor?':
    'What are the other lines of the document (alimony, loan, advance), with description and amount?',
  'Qual foi o imposto no recibo das férias?': 'What was the tax on the vacation receipt?',
  'Qual parte do imposto é das férias, do 13º ou da PLR?':
    'What part of the tax is of the vacation, the 13th salary or the profit sharing?',
  'Qual é a base do FGTS impressa no papel?': 'What is the FGTS contribution base printed on the document?',
  'Qual é a base do IRRF impressa no documento?': 'What is the IRRF tax base printed on the document?',
  'Qual é a data de nascimento de quem recebe?': 'What is the date of birth of the person paid?',
  'Qual é o 13º inteiro, com a primeira parcela?': 'What is the full 13th salary, with the first installment?',
  'Quando informada': 'When given',
  'Quanto foi o 13º no outro emprego?': 'How much was the 13th salary in the other job?',
  'Quantos dependentes a empresa conta no seu imposto de renda?': 'How many dependents does the company count in your income tax?',
  'Que outras linhas do recibo entram na conta do {0}?': 'Which other lines of the receipt go into the {0} calculation?',
  'Que parte do INSS é do 13º?': 'What part of the INSS is on the 13th salary?',
  'Quem recebe é aprendiz?': 'Is the person paid an apprentice?',
  'Quem recebe é empregado, ou sócio ou autônomo, que pagam 11%?':
    'Is the person paid an employee, or a partner or self-employed worker, who pay 11%?',
  'Quem recebe é empregado, sócio, autônomo ou estagiário?': 'Is the person paid an employee, a partner, self-employed or an intern?',
  'RAT de {0} multiplicado pelo FAP de {1}: {2}.': 'RAT of {0} multiplied by the FAP of {1}: {2}.',
  'Recibo da PLR': 'Profit-sharing (PLR) receipt',
  'Referência que o papel imprime': 'Reference printed on the document',
  'Retenção de até R$ 10,00 é dispensada (Lei nº 9.430/1996, art. 67); o valor entra no ajuste anual.':
    'Withholding of up to R$ 10.00 is waived (Lei nº 9.430/1996, art. 67); the amount goes into the annual adjustment.',
  'Sem a base do IRRF impressa, a base é o salário bruto menos as deduções informadas, ou o desconto simplificado.':
    'Without the printed IRRF tax base, the base is the gross salary minus the deductions given, or the simplified deduction.',
  'Sócio (pró-labore)': 'Partner (pró-labore)',
  'Terceiros de {0}, como em comércio, indústria e na maior parte dos serviços; sem desoneração da folha.':
    'Third-party contributions of {0}, as in commerce, industry and most services; without payroll tax relief.',
  'Terceiros de {0}, como informado; sem desoneração da folha.': 'Third-party contributions of {0}, as given; without payroll tax relief.',
  'Uma lista vazia diz que não há outro': 'An empty list says there is no other',
  'Valor do mês': 'Amount of the month',
  'Veio mais do que o salário dá: se há médias do que varia, o valor pode estar certo, e elas não foram informadas.':
    'The amount is more than the salary gives: if there are averages of variable pay, it may be right, and they were not given.',
  'Você entrou ou saiu da empresa neste mês? Em que dia?': 'Did you join or leave the company this month? On what day?',
  'Você recebe horas extras, comissões ou adicionais? Qual a média por mês?':
    'Do you receive overtime, commissions or premiums? What is the monthly average?',
  'Você recebeu outra PLR neste ano? Quanto, e com que imposto?': 'Did you receive another PLR this year? How much, and with what tax?',
  'Você tem outro emprego com INSS neste mês? Qual o salário dele?': 'Do you have another job with INSS this month? What is its salary?',
  'Vários do mesmo mês: INSS e FGTS somam por mês': 'Several from the same month: INSS and FGTS add up by month',
  'aplica 11% sobre todo o salário, sem as faixas': 'applies 11% to the whole salary, without the brackets',
  'aplica a alíquota da última faixa sobre todo o salário, em vez de uma alíquota por faixa':
    'applies the rate of the last bracket to the whole salary, instead of one rate per bracket',
  'aplica a redução inteira acima do limite em que ela começa a diminuir':
    'applies the full reduction above the limit where it starts to shrink',
  'aplica uma alíquota por faixa, o que só passou a valer em março de 2020':
    'applies one rate per bracket, which only came into force in March 2020',
  'calcula o FGTS sobre o salário já sem o INSS': 'calculates the FGTS on the salary after INSS',
  'calcula o INSS só sobre a segunda parcela, e não sobre o 13º inteiro':
    'calculates the INSS only on the second installment, and not on the full 13th salary',
  'calcula o imposto só sobre a segunda parcela, e não sobre o 13º inteiro':
    'calculates the tax only on the second installment, and not on the full 13th salary',
  'calcula o terço sem as médias': 'calculates the one-third bonus without the averages',
  'calcula os 6% sobre todos os vencimentos, e não sobre o salário básico':
    'calculates the 6% on all earnings, and not on the basic salary',
  'cobra INSS dos dias vendidos': 'charges INSS on the vacation days sold',
  'cobra imposto de renda dos dias vendidos': 'charges income tax on the vacation days sold',
  'com fap, informe o RAT sem ele: o maior é {0}; veio {1}': 'with fap, give the RAT without it: the highest is {0}; got {1}',
  'conta um dependente a mais': 'counts one dependent too many',
  'conta um dependente a menos': 'counts one dependent too few',
  'conta um filho a mais': 'counts one child too many',
  'conta um filho a menos': 'counts one child too few',
  'de descontos': 'of deductions',
  'de vencimentos': 'of earnings',
  'deduz o INSS que seria o certo, e não o que foi descontado': 'deducts the INSS that would be right, and not the one that was deducted',
  'deixa o terço fora da base do INSS': 'leaves the one-third bonus out of the INSS contribution base',
  'deixa o terço fora da base do imposto': 'leaves the one-third bonus out of the tax base',
  'deposita 8,5%, a alíquota que as empresas pagaram de 2001 a 2006': 'deposits 8.5%, the rate companies paid from 2001 to 2006',
  'desconta 10% do salário': 'deducts 10% of the salary',
  'dispensa de {0}': 'waiver of {0}',
  'dispensa o imposto pequeno do 13º, que é exclusivo na fonte e não tem dispensa':
    'waives the small tax on the 13th salary, which is taxed only at source and has no waiver',
  'divide o salário por 31 dias, e não por 30': 'divides the salary by 31 days, and not by 30',
  faltas: 'absences',
  'limita a base do FGTS ao teto do INSS, que não existe para o FGTS':
    'limits the FGTS contribution base to the INSS ceiling, which does not exist for the FGTS',
  'mede a redução pela base do imposto, e não pelo rendimento bruto': 'measures the reduction by the tax base, and not by gross income',
  'nenhum, e um imposto que algum explicaria não é chamado de errado': 'none, and a tax that having some would explain is not called wrong',
  'não aplica a redução do imposto que vale desde janeiro de 2026': 'does not apply the tax reduction in force since January 2026',
  'não conta os dependentes': 'does not count the dependents',
  'não deduz a pensão alimentícia da base': 'does not deduct the alimony from the base',
  'não deduz o INSS da base': 'does not deduct the INSS from the base',
  'não deposita o FGTS': 'does not deposit the FGTS',
  'não desconta o INSS': 'does not deduct the INSS',
  'não paga esta parcela': 'does not pay this installment',
  'não paga estes dias': 'does not pay these days',
  'não paga o salário-família': 'does not pay the family allowance',
  'não paga o terço': 'does not pay the one-third bonus',
  'não respeita o teto do INSS': 'does not respect the INSS ceiling',
  'não retém o imposto': 'does not withhold the tax',
  'não subtrai a parcela a deduzir da tabela': "does not subtract the table's amount to deduct",
  'não usa o desconto simplificado, maior que as deduções legais':
    'does not use the simplified deduction, higher than the legal deductions',
  'não vem com variable_months: informe a média ou os meses': 'does not go with variable_months: give the average or the months',
  'o FAP só existe desde janeiro de 2010: nesta data omita o campo':
    'the FAP has only existed since January 2010: on this date omit the field',
  'o INSS arredondado': 'the INSS rounded',
  'o INSS com a soma das faixas arredondada': 'the INSS with the sum of the brackets rounded',
  'o INSS com cada faixa arredondada': 'the INSS with each bracket rounded',
  'o INSS truncado no centavo': 'the INSS truncated to the centavo',
  'o Simples Nacional só existe desde julho de 2007; nesta data use o regime normal':
    'Simples Nacional has only existed since July 2007; on this date use the normal regime',
  'o que as linhas dizem; sem isso, empregado': 'what the lines say; without that, employee',
  'optante do Simples não contribui a terceiros (LC nº 123/2006, art. 13, § 3º): omita o campo':
    'a company in Simples pays no third-party contributions (LC nº 123/2006, art. 13, § 3º): omit the field',
  'os descontos somam {0}, mais que o salário bruto': 'the deductions add up to {0}, more than the gross salary',
  'paga a cota a quem ganha acima do limite': 'pays the allowance to someone who earns above the limit',
  'passa de {0}, o maior RAT possível já com o FAP; veio {1}': 'is above {0}, the highest RAT possible with the FAP already in it; got {1}',
  'pela tabela de {0}, se o pagamento foi no mês seguinte': 'by the table of {0}, if the payment was in the following month',
  'redução de {0}': 'reduction of {0}',
  'retém um imposto de até R$ 10,00, que é dispensado': 'withholds a tax of up to R$ 10.00, which is waived',
  'sobre a base do INSS, menor que o bruto': 'on the INSS contribution base, lower than the gross salary',
  'sobre a base impressa como rendimento, antes das deduções': 'on the printed base as income, before deductions',
  'sobre a base impressa mais o INSS': 'on the printed base plus the INSS',
  'soma ao FGTS os 3,2% da indenização do empregado doméstico': "adds to the FGTS the 3.2% for the domestic worker's compensation",
  'soma o 13º ao salário do mês para calcular o INSS': "adds the 13th salary to the month's salary to calculate the INSS",
  'soma o 13º ao salário do mês para calcular o imposto': "adds the 13th salary to the month's salary to calculate the tax",
  'soma o desconto simplificado às deduções legais': 'adds the simplified deduction to the legal deductions',
  'usa a alíquota comum para um aprendiz': 'uses the ordinary rate for an apprentice',
  'usa a alíquota do aprendiz para quem não é aprendiz': 'uses the apprentice rate for someone who is not an apprentice',
  'usa a cota anterior, que já não valia neste mês': 'uses the previous allowance, no longer in force in this month',
  'usa a cota seguinte, que ainda não valia neste mês': 'uses the next allowance, not yet in force in this month',
  'usa a tabela anterior do INSS, que já não valia neste mês': 'uses the previous INSS table, no longer in force in this month',
  'usa a tabela anterior do imposto de renda, que já não valia': 'uses the previous income tax table, no longer in force',
  'usa a tabela seguinte do INSS, que ainda não valia neste mês': 'uses the next INSS table, not yet in force in this month',
  'usa a tabela seguinte do imposto de renda, que ainda não valia': 'uses the next income tax table, not yet in force',
  'usa o desconto simplificado, menor que as deduções legais': 'uses the simplified deduction, lower than the legal deductions',
  '{0} + {1}; o do mês com o do 13º': '{0} + {1}; that of the month with that of the 13th salary',
  '{0} com as deduções legais, não inferiores ao desconto simplificado (Lei nº 9.250/1995, art. 4º, § 2º).':
    '{0} with the legal deductions, not lower than the simplified deduction (Lei nº 9.250/1995, art. 4º, § 2º).',
  '{0} com o desconto simplificado de {1}, maior que as deduções legais (Lei nº 9.250/1995, art. 4º, § 2º).':
    '{0} with the simplified deduction of {1}, higher than the legal deductions (Lei nº 9.250/1995, art. 4º, § 2º).',
  '{0} dias úteis e {1} de descanso somam mais que um mês de {2} dias':
    '{0} business {0|day|days} and {1} of rest add up to more than a month of {2} days',
  '{0} × 0%; os outros empregos já alcançam o teto': '{0} × 0%; the other jobs already reach the ceiling',
  '{0} × {1} − {2}; pela tabela do mês seguinte': '{0} × {1} − {2}; by the table of the following month',
  '{0} × {1}; com o meio ponto da LC nº 110/2001': '{0} × {1}; with the half point of LC nº 110/2001',
  '{0} × {1}; não passa do custo': '{0} × {1}; does not exceed the cost',
  '{0} × {1}; o máximo que se pode descontar': '{0} × {1}; the most that can be deducted',
  '{0} − {1}; o bruto menos as deduções': '{0} − {1}; the gross salary minus deductions',
  '{0} − {1}; o bruto menos as deduções legais': '{0} − {1}; the gross salary minus the legal deductions',
  '{0} − {1}; o bruto menos o INSS': '{0} − {1}; the gross salary minus the INSS',
  '{0} − {1}; o do mês menos o das férias': '{0} − {1}; that of the month minus that on vacation pay',
  '{0}, III': '{0}, III',
  '{0}, que é o da lei, foi lido em "{1}": os dois valores podem estar trocados.':
    '{0}, which is the law\'s amount, was read in "{1}": the two amounts may be exchanged.',
  '{0}, § 2º: um ou outro': '{0}, § 2º: one or the other',
  '{0}: falta alguma linha? Nada foi conferido além disso.': '{0}: is a line missing? Nothing was checked beyond this.',
  '{0}: o mês com 15 dias ou mais conta inteiro': '{0}: a month with 15 days or more counts in full',
  '{0}; a cota de {1} dias': '{0}; the allowance for {1} {1|day|days}',
  '{0}; com {1} {2} no período (CLT, art. 130)': '{0}; with {1} {2} in the period (CLT, art. 130)',
  '{0}; como de quem não sabe dos outros empregos': '{0}; as by a payer unaware of the other jobs',
  '{0}; o INSS das férias': '{0}; the INSS on vacation pay',
  '{0}; o custo, menor que {1} do salário': '{0}; the cost, lower than {1} of the salary',
  '{0}; o ganho passa de {1}': '{0}; earnings exceed {1}',
  '{0}; o imposto das férias': '{0}; the tax on vacation pay',
  '{0}; o imposto das férias à parte do mês': "{0}; the tax on vacation pay separate from the month's",
  '{0}; o imposto do mês com o das férias ou o do 13º': "{0}; the month's tax with that on vacation pay or on the 13th salary",
  '{0}; o rendimento antes das deduções': '{0}; the income before deductions',
  'É a cota de parte do mês, que vale no mês da admissão ou do desligamento.':
    'It is the allowance for part of the month, which applies in the month of hiring or termination.',
  'É o FGTS de aprendiz, e o papel não diz se quem recebe é um.':
    "It is an apprentice's FGTS, and the document does not say whether the person paid is one.",
  'É o INSS de 11% de sócio ou autônomo, e não foi dito quem recebe.':
    'It is the 11% INSS of a partner or self-employed worker, and it was not said who is paid.',
  'É o INSS de 11% de sócio ou autônomo, e o papel não diz quem recebe.':
    'It is the 11% INSS of a partner or self-employed worker, and the document does not say who is paid.',
}
