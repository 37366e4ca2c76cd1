export const english = {
  '"{0}" é o INSS, ou o regime próprio de quem é servidor público?': 'Is "{0}" the INSS, or the own regime of public servants?',
  'A PLR deste imposto não está entre as linhas.': 'The PLR this tax is on is not among the lines.',
  'A aposentadoria pode ser isenta pela idade ou por doença grave (Lei nº 7.713/1988, art. 6º, XIV e XV).':
    'The pension may be exempt by age or by serious illness (Law 7.713/1988, art. 6, XIV and XV).',
  'A empresa tem os papéis dos filhos': 'The company has the documents of the children',
  'A linha "{0}" de {1} é o {2}?': 'Is the line "{0}" of {1} the {2}?',
  'A maior entre as legais e o desconto simplificado': 'The higher of the legal deductions and the simplified deduction',
  'A partir dos 65 anos parte da aposentadoria é isenta, e a data de nascimento não foi informada.':
    'From age 65 part of retirement pay is exempt, and the date of birth was not given.',
  Adiantamento: 'Advance',
  'Adiantamento, férias, 13º; não: tudo o que foi pago está neste': 'Advance, vacation, 13th salary; no: all that was paid is on this one',
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
  'Base com as deduções legais': 'Base with the legal deductions',
  'Base com o desconto simplificado, quando a lei da data o prevê':
    'Base with the simplified deduction, when the law on the date provides for it',
  'Base do FGTS impressa': 'Printed FGTS contribution base',
  'Base do INSS do 13º impressa': 'Printed INSS contribution base of the 13th salary',
  'Base do IRRF das férias impressa': 'Printed IRRF tax base of the vacation',
  'Base do IRRF do 13º impressa': 'Printed IRRF tax base of the 13th salary',
  'Base usada': 'Base used',
  'Cada faixa do INSS': 'Each INSS bracket',
  'Certidão, vacinação e escola, para o salário-família': 'Birth certificate, vaccination and school, for the family allowance',
  'Com cada valor como manda a lei, e o imposto refeito sobre o INSS certo.':
    'With each amount as the law requires, and the tax recalculated on the right INSS.',
  'Com dependentes o imposto do 13º seria menor, e o número deles não foi informado.':
    'With dependents the tax on the 13th salary would be lower, and their number was not given.',
  'Com mais dependentes do que os informados o imposto seria este.': 'With more dependents than were given the tax would be this one.',
  'Com um algarismo a mais ou a menos, ou dois trocados, seriam {0}: confira o número no papel.':
    'With one digit more or less, or two exchanged, it would be {0}: check the number on the paper.',
  'Como se chegou ao imposto': 'How the tax was reached',
  'Código da rubrica': 'Payroll item code',
  'Código que o papel imprime': 'Code printed on the document',
  'De que mês é a diferença de {0}, e sobre que valor?': 'Which month is the difference of {0} from, and on what amount?',
  'De quem recebe aposentadoria': 'Of who receives a pension',
  'De quem recebe aposentadoria: a partir dos 65 anos parte é isenta': 'For those who receive retirement pay: from age 65 part is exempt',
  'Depende de outro valor deste papel, que não conferiu ou não foi achado: pode estar certo.':
    'It depends on another amount of this paper, which does not check or was not found: it may be right.',
  'Depende do que é "{0}": a lei admite mais de uma leitura.': 'It depends on what "{0}" is: the law admits more than one reading.',
  'Depósito que a lei não exige de quem não é empregado: mostrado como veio.':
    'A deposit that the law does not require for those who are not employees: shown as given.',
  'Desconto para o sindicato só com autorização de quem recebe (CLT, arts. 545, 578 e 579), salvo a contribuição assistencial sem oposição (STF, Tema 935).':
    'A deduction for the union needs the authorization of the person paid (CLT, arts. 545, 578 e 579), except the assistance contribution not objected to (STF, Tema 935).',
  'Descontos suspensos pela Justiça': 'Withholdings suspended by a court',
  'EC nº 103/2019, art. 27': 'EC nº 103/2019, art. 27',
  'Entram nas somas como vieram; uma lista, ainda que vazia, diz que não há mais linhas':
    'They go into the totals as given; a list, even an empty one, says there are no more lines',
  'Esta contribuição é do INSS, ou do regime próprio de quem é servidor público?':
    'Is this contribution to the INSS, or to the separate scheme for civil servants?',
  'Falta o que o papel não mostra para conferir os valores dele.': 'What the document does not show is needed to check its amounts.',
  'Folha complementar': 'Supplementary payroll',
  'Holerite do mês': 'Monthly payslip',
  'Há horas extras, comissões ou adicional noturno e nenhuma linha de descanso semanal remunerado (DSR) sobre eles (Lei nº 605/1949, art. 7º; TST, Súmulas 27, 60 e 172): pergunte se já está incluído.':
    'There is overtime, commission or night premium and no line for the paid weekly rest (DSR) on them (Lei nº 605/1949, art. 7º; TST, Súmulas 27, 60 e 172): ask whether it is already included.',
  'Há linhas demais que a lei admite ler de dois modos.': 'There are too many lines that the law lets one read in two ways.',
  'Há linhas do documento que não foram informadas, ou a soma está errada: as informadas dão {0} e veio {1}.':
    'There are lines of the document that were not given, or the sum is wrong: those given come to {0} and {1} came.',
  'Há outro papel deste mês': 'There is another document of this month',
  'Há outro papel deste mês (adiantamento, férias, 13º)?': 'Is there another document of this month (advance, vacation, 13th salary)?',
  'Há outro papel deste pagamento, com o INSS, o imposto ou o terço que não estão neste?':
    'Is there another document of this payment, with the INSS, the tax or the one-third bonus that are not on this one?',
  'Há um desconto que não se sabe o que é, e que pode diminuir o imposto: o valor pode estar certo.':
    'There is a deduction that was not identified, and it may lower the tax: the amount may be right.',
  'INSS e IRRF sobre o salário bruto': 'INSS and IRRF on the gross salary',
  'LC nº 150/2015, arts. 22 e 34': 'LC nº 150/2015, arts. 22 e 34',
  'Lei nº 7.418/1985, art. 4º, parágrafo único': 'Lei nº 7.418/1985, art. 4º, parágrafo único',
  'Lei nº 8.036/1990, art. 15': 'Lei nº 8.036/1990, art. 15',
  'Lei nº 8.213/1991, art. 68': 'Lei nº 8.213/1991, art. 68',
  'Lei nº 8.213/1991, arts. 65 e 66': 'Lei nº 8.213/1991, arts. 65 e 66',
  'Linha, a partir de 1': 'Line, from 1',
  'Mês do documento': 'Month of the document',
  'No papel está {0} ou {1}?': 'Does the paper show {0} or {1}?',
  'Não há INSS neste papel; seria {0}, a menos que outro emprego já desconte.':
    'There is no INSS in this document; it would be {0}, unless another job already withholds it.',
  'Não há IRRF neste papel; seria {0} sem dependentes, e o número deles não foi informado.':
    'There is no income tax in this document; it would be {0} without dependents, and their number was not given.',
  'Não há IRRF neste papel; seria {0}, a menos que outro papel do mês já o tenha descontado.':
    'There is no income tax in this document; it would be {0}, unless another document of the month already withheld it.',
  'Não há imposto sobre este pagamento, que seria {0} sem dependentes, e o número deles não foi informado.':
    'There is no tax on this payment, which would be {0} without dependents, and their number was not given.',
  'Não há imposto sobre este pagamento, que seria {0}: ele pode estar em outro papel do mês.':
    'There is no tax on this payment, which would be {0}: it may be on another document of the month.',
  'Não há {0} neste papel, mas "{1}", de {2}, pode ser ele.': 'There is no {0} in this document, but "{1}", of {2}, may be it.',
  'Não se sabe se {0} entra na base do {1}: o valor pode estar certo.':
    'It is not known whether {0} goes into the {1} base: the amount may be right.',
  'Não: nada é acusado enquanto falta saber': 'No: nothing is flagged while something is unknown',
  'O 13º deste INSS não está entre as linhas.': 'The 13th salary this INSS is on is not among the lines.',
  'O 13º deste imposto não está entre as linhas.': 'The 13th salary this tax is on is not among the lines.',
  'O FGTS da 1ª parcela do 13º veio em outro papel?': 'Did the FGTS of the 1st instalment of the 13th salary come on another document?',
  'O FGTS impresso é só o do salário. Sobre o 13º deste papel há mais {0} a depositar (Lei nº 8.036/1990, art. 15), que pode estar em outro papel.':
    'The printed FGTS is only that of the salary. On the 13th of this document there is {0} more to deposit (Law 8.036/1990, art. 15), which may be on another document.',
  'O FGTS veio maior que o destas linhas, e o papel não mostra sobre o que foi calculado: pode somar outro pagamento.':
    'The FGTS is higher than that of these lines, and the document does not show what it was calculated on: it may include another payment.',
  'O INSS do 13º depende do 13º do outro emprego, que não se sabe: este valor pode estar certo.':
    'The INSS on the 13th salary depends on the 13th salary of the other job, which is not known: this amount may be right.',
  'O INSS do 13º é cobrado com a última parcela, que pode estar em outro papel.':
    'The INSS of the 13th is charged with the last instalment, which may be on another document.',
  'O INSS veio maior que o da tabela para este salário sozinho. Se você tem outro emprego, pode estar certo.':
    'The INSS is higher than the table gives for this salary alone. If you have another job, it may be right.',
  'O INSS veio menor que o da tabela para este salário. Se você tem outro emprego, pode estar certo.':
    'The INSS is lower than the table gives for this salary. If you have another job, it may be right.',
  'O INSS é sobre o 13º inteiro, e a linha pode ser só a segunda parcela.':
    'The INSS is on the full 13th salary, and the line may be only the second installment.',
  'O depósito deste mês podia ser adiado e pago em parcelas: veja no extrato do FGTS.':
    'The deposit of this month could be put off and paid in instalments: see the FGTS statement.',
  'O imposto da PLR soma as do ano: com outra antes, ou com pensão sobre ela, o valor pode estar certo.':
    'The tax on the PLR adds up those of the year: with another one before, or with alimony on it, the amount may be right.',
  'O imposto das férias é do recibo delas: só com ele se confere.':
    'The tax on vacation pay belongs to the vacation receipt: it can only be checked with it.',
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
  'O papel não diz quem recebe, e disso depende o que é devido.': 'The document does not say who is paid, and what is due depends on it.',
  'O papel não diz quem recebe, e só empregado tem FGTS.': 'The document does not say who is paid, and only employees have FGTS.',
  'O papel paga diferença de outro mês: o {0} pode estar no papel de lá.':
    'The document pays a difference of another month: the {0} may be on the document of that month.',
  'O papel tem 13º, com INSS à parte, e não se sabe que parte do desconto é dele.':
    'The document has a 13th salary, with separate INSS, and it is not known what part of the deduction is on it.',
  'O papel tem férias, 13º ou PLR, tributados à parte, e não se sabe que parte do imposto é de cada um.':
    'The paper has vacation, 13th salary or profit sharing, taxed apart, and it is not known what part of the tax is of each.',
  'O papel tem férias: o {0} pode estar no recibo delas.': 'The document has vacation: the {0} may be on its receipt.',
  'O papel tem férias: parte do depósito pode estar no recibo delas.':
    'The document has vacation: part of the deposit may be on the vacation receipt.',
  'O papel é um entre os do mês: o {0} pode estar em outro.': 'The document is one of several of the month: the {0} may be on another.',
  'O que mais entra na base impressa, {0}? As linhas dão {1}.': 'What else goes into the printed base, {0}? The lines give {1}.',
  'O que o papel não diz': 'What the document does not say',
  'O que é "{0}", e entra na base do {1}?': 'What is "{0}", and does it enter the base of the {1}?',
  'O que é uma linha': 'What a line is',
  'O que é {0}, e entra na base do {1}?': 'What is {0}, and does it go into the {1} base?',
  'O recibo paga mais {0} em outras linhas, que podem entrar na conta do {1}: o valor pode estar certo.':
    'The receipt pays another {0} in other lines, which may go into the {1} calculation: the amount may be right.',
  'O valor de "{0}" no papel é {1}?': 'Is the amount of "{0}" on the paper {1}?',
  'O valor é o da base impressa, {0}; as linhas dão {1}, e não se sabe o que faz a diferença.':
    'The amount is that of the printed base, {0}; the lines give {1}, and it is not known what makes the difference.',
  'Os empréstimos, {0}, passam de 40% do que sobra depois de INSS, imposto e pensão (Lei nº 10.820/2003, art. 2º, § 2º): confira a margem.':
    'The loans, {0}, are above 40% of what is left after INSS, tax and alimony (Lei nº 10.820/2003, art. 2º, § 2º): check the margin.',
  'Os vencimentos menos os descontos dão {0} e o líquido impresso é {1}':
    'The earnings minus the deductions give {0} and the printed take-home pay is {1}',
  'Pago pela empresa, à parte: não sai do salário': 'Paid by the company, separately: it does not come out of the salary',
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
  'Qual é a data de nascimento de quem recebe?': 'What is the date of birth of the person paid?',
  'Qual é o 13º inteiro, com a primeira parcela?': 'What is the full 13th salary, with the first installment?',
  'Quanto foi o 13º no outro emprego?': 'How much was the 13th salary in the other job?',
  'Que outras linhas do recibo entram na conta do {0}?': 'Which other lines of the receipt go into the {0} calculation?',
  'Que parte do INSS é do 13º?': 'What part of the INSS is on the 13th salary?',
  'Quem recebe tem doença grave prevista na lei do imposto?': 'Does the recipient have a serious illness named by the tax law?',
  'Quem recebe é aprendiz?': 'Is the person paid an apprentice?',
  'Quem recebe é empregado, ou sócio ou autônomo, que pagam 11%?':
    'Is the person paid an employee, or a partner or self-employed worker, who pay 11%?',
  'Quem recebe é empregado, sócio, autônomo ou estagiário?': 'Is the person paid an employee, a partner, self-employed or an intern?',
  'Recibo da PLR': 'Profit-sharing (PLR) receipt',
  'Referência que o papel imprime': 'Reference printed on the document',
  'Sócio (pró-labore)': 'Partner (pró-labore)',
  'Tem doença grave prevista na lei do imposto': 'Has a serious illness named by the tax law',
  'Uma contribuição deste papel pode ser a do regime próprio de servidor público, que não é o INSS.':
    'A contribution of this document may be that of the own regime of public servants, which is not the INSS.',
  'Uma lista vazia diz que não há outro': 'An empty list says there is no other',
  'Vale no lugar do que as palavras dizem': 'It holds in place of what the words say',
  'Veio mais do que o salário dá: se há médias do que varia, o valor pode estar certo, e elas não foram informadas.':
    'The amount is more than the salary gives: if there are averages of variable pay, it may be right, and they were not given.',
  'Você entrou ou saiu da empresa neste mês? Em que dia?': 'Did you join or leave the company this month? On what day?',
  'Você recebe horas extras, comissões ou adicionais? Qual a média por mês?':
    'Do you receive overtime, commissions or premiums? What is the monthly average?',
  'Você recebeu outra PLR neste ano? Quanto, e com que imposto?': 'Did you receive another PLR this year? How much, and with what tax?',
  'Você tem outro emprego com INSS neste mês? Qual o salário dele?': 'Do you have another job with INSS this month? What is its salary?',
  'Você tem outro emprego ou recolhe INSS por fora?': 'Do you have another job, or pay INSS elsewhere?',
  'Vários do mesmo mês: INSS e FGTS somam por mês': 'Several from the same month: INSS and FGTS add up by month',
  'calcula o FGTS sobre o salário já sem o INSS': 'calculates the FGTS on the salary after INSS',
  'calcula os 6% sobre todos os vencimentos, e não sobre o salário básico':
    'calculates the 6% on all earnings, and not on the basic salary',
  'conta um filho a mais': 'counts one child too many',
  'conta um filho a menos': 'counts one child too few',
  'de descontos': 'of deductions',
  'de vencimentos': 'of earnings',
  'declarei {0} {1}': 'I declared {0} {1}',
  dependente: 'dependent',
  dependentes: 'dependents',
  'deposita 8,5%, a alíquota que as empresas pagaram de 2001 a 2006': 'deposits 8.5%, the rate companies paid from 2001 to 2006',
  'desconta 10% do salário': 'deducts 10% of the salary',
  'limita a base do FGTS ao teto do INSS, que não existe para o FGTS':
    'limits the FGTS contribution base to the INSS ceiling, which does not exist for the FGTS',
  'nenhum, e um imposto que algum explicaria não é chamado de errado': 'none, and a tax that having some would explain is not called wrong',
  'não declarei dependentes': 'I declared no dependents',
  'não deposita o FGTS': 'does not deposit the FGTS',
  'não paga o salário-família': 'does not pay the family allowance',
  'o INSS arredondado': 'the INSS rounded',
  'o que as linhas dizem; sem isso, empregado': 'what the lines say; without that, employee',
  'os descontos somam {0}, mais que o salário bruto': 'the deductions add up to {0}, more than the gross salary',
  'paga a cota a quem ganha acima do limite': 'pays the allowance to someone who earns above the limit',
  'pela tabela de {0}, se o pagamento foi no mês seguinte': 'by the table of {0}, if the payment was in the following month',
  'soma ao FGTS os 3,2% da indenização do empregado doméstico': "adds to the FGTS the 3.2% for the domestic worker's compensation",
  'suspenso por decisão da Justiça, como informado': 'suspended by a court, as given',
  'usa a alíquota comum para um aprendiz': 'uses the ordinary rate for an apprentice',
  'usa a alíquota do aprendiz para quem não é aprendiz': 'uses the apprentice rate for someone who is not an apprentice',
  'usa a cota anterior, que já não valia neste mês': 'uses the previous allowance, no longer in force in this month',
  'usa a cota seguinte, que ainda não valia neste mês': 'uses the next allowance, not yet in force in this month',
  '{0} + {1}; o do mês com o do 13º': '{0} + {1}; that of the month with that of the 13th salary',
  '{0} × 0%; os outros empregos já alcançam o teto': '{0} × 0%; the other jobs already reach the ceiling',
  '{0} × {1} − {2}; pela tabela do mês seguinte': '{0} × {1} − {2}; by the table of the following month',
  '{0} × {1}; com o meio ponto da LC nº 110/2001': '{0} × {1}; with the half point of LC nº 110/2001',
  '{0} × {1}; o máximo que se pode descontar': '{0} × {1}; the most that can be deducted',
  '{0} − {1}; o do mês menos o das férias': '{0} − {1}; that of the month minus that on vacation pay',
  '{0}, que é o da lei, foi lido em "{1}": os dois valores podem estar trocados.':
    '{0}, which is the law\'s amount, was read in "{1}": the two amounts may be exchanged.',
  '{0}: falta alguma linha? Nada foi conferido além disso.': '{0}: is a line missing? Nothing was checked beyond this.',
  '{0}; a cota de {1} dias': '{0}; the allowance for {1} {1|day|days}',
  '{0}; como de quem não sabe dos outros empregos': '{0}; as by a payer unaware of the other jobs',
  '{0}; o INSS das férias': '{0}; the INSS on vacation pay',
  '{0}; o ganho passa de {1}': '{0}; earnings exceed {1}',
  '{0}; o imposto das férias': '{0}; the tax on vacation pay',
  '{0}; o imposto das férias à parte do mês': "{0}; the tax on vacation pay separate from the month's",
  '{0}; o imposto do mês com o das férias ou o do 13º': "{0}; the month's tax with that on vacation pay or on the 13th salary",
  'É a cota de parte do mês, que vale no mês da admissão ou do desligamento.':
    'It is the allowance for part of the month, which applies in the month of hiring or termination.',
  'É carteira assinada, estágio, aprendiz, sócio ou autônomo?':
    'Is it formal employment, internship, apprenticeship, partner or self-employed?',
  'É o FGTS de aprendiz, e o papel não diz se quem recebe é um.':
    "It is an apprentice's FGTS, and the document does not say whether the person paid is one.",
  'É o INSS de 11% de sócio ou autônomo, e não foi dito quem recebe.':
    'It is the 11% INSS of a partner or self-employed worker, and it was not said who is paid.',
  'É o INSS de 11% de sócio ou autônomo, e o papel não diz quem recebe.':
    'It is the 11% INSS of a partner or self-employed worker, and the document does not say who is paid.',
}
