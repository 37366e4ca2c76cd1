export const english = {
  'A receita acima de {0} no ano, ou {1} por trimestre mais o que sobrou dos anteriores, tem a presunção aumentada em 10%: neste trimestre, {2} acima de {3} (LC nº 224/2025; IN RFB nº 2.306/2026).':
    'Revenue above {0} in the year, or {1} a quarter plus what the earlier ones left, has the presumption increased by 10%: in this quarter, {2} above {3} (LC nº 224/2025; IN RFB nº 2.306/2026).',
  'Acima de 1,25 milhão no primeiro trimestre de 2026: só o IRPJ aumenta':
    'Above 1.25 million in the first quarter of 2026: only the IRPJ goes up',
  'Atividade única, regime de competência ou de caixa sem receitas a receber, sem substituição tributária nem monofásicos.':
    'Single activity, accrual basis or cash basis with no revenue receivable, without tax substitution or single-phase items.',
  'Base de sessenta mil exatos: sem adicional': 'Tax base of exactly sixty thousand: no surtax',
  CSLL: 'CSLL',
  'CSLL retida pelos clientes': 'CSLL withheld by clients',
  'Cada quota': 'Each installment',
  'Cinquenta e sete mil de serviços: 18.240, não 11.840': 'Fifty-seven thousand in services: 18,240, not 11,840',
  'Cofins retida pelos clientes': 'Cofins withheld by clients',
  'Com ISS, folha e retenções dos clientes': 'With ISS, payroll and withholding by clients',
  'Comércio: oito e doze por cento': 'Commerce: eight and twelve percent',
  'Da cidade': "The city's",
  'Desoneração da folha sobre toda a receita do trimestre, sem exportações nem outras atividades; sem RAT e sem terceiros.':
    'Payroll relief on all the revenue of the quarter, without exports or other activities; without RAT and third parties.',
  'Duzentos mil: adicional sobre o que passa de sessenta mil': 'Two hundred thousand: surtax on what exceeds sixty thousand',
  'Dá a este trimestre o limite que os anteriores não usaram': 'Gives this quarter the limit that the earlier ones did not use',
  'Em 2025, sem o aumento': 'In 2025, without the increase',
  'Em quantas quotas': 'In how many installments',
  'INSS da empresa de 20% sobre a folha, sem RAT e sem terceiros, que dependem da atividade.':
    'Company INSS of 20% on the payroll, without RAT and without third-party contributions, which depend on the activity.',
  'INSS da empresa, com a desoneração': "Company's INSS, with payroll relief",
  'IRPJ e adicional': 'IRPJ and surtax',
  'IRRF retido pelos clientes': 'IRRF withheld by clients',
  'ISS não calculado: é da cidade e depende do serviço.': "ISS not calculated: it is the city's and depends on the service.",
  'ISS pela alíquota informada, sobre toda a receita.': 'ISS at the rate given, on all the revenue.',
  'Já retido pelos clientes': 'Already withheld by clients',
  'Limite do trimestre para a presunção maior': 'Limit of the quarter for the increased presumption',
  'Meio milhão em cada trimestre e dois milhões no quarto: o ano não passa de cinco milhões':
    'Half a million in each quarter and two million in the fourth: the year does not pass five million',
  'No lugar de uma atividade só; somam a receita do trimestre': 'Instead of a single activity; they add up to the revenue of the quarter',
  'No quarto trimestre, quando algum anterior passou do limite dele': 'In the fourth quarter, when an earlier one passed its limit',
  'No segundo trimestre de 2026 a CSLL também': 'In the second quarter of 2026 the CSLL too',
  'No trimestre, a empresa paga {value}': 'In the quarter, the company pays {value}',
  'O limite saiu do total do ano: é maior se um trimestre anterior passou do limite dele e outro depois não usou o seu. Para o ano inteiro, use o lucro presumido no ano.':
    'The limit came from the total of the year: it is higher if an earlier quarter passed its limit and a later one did not use its own. For the whole year, use presumed profit in the year.',
  'O segundo trimestre usa o limite que o primeiro não usou': 'The second quarter uses the limit that the first did not use',
  'Os impostos do trimestre': "The quarter's taxes",
  'Os tributos do trimestre no lucro presumido: IRPJ com adicional, CSLL, PIS, Cofins, ISS e INSS da folha, e em quantas quotas se paga.':
    'The taxes of the quarter under presumed profit: IRPJ with surtax, CSLL, PIS, Cofins, ISS and payroll INSS, and in how many installments they are paid.',
  'Os trimestres anteriores majoraram mais que o ano deve: o que se pagou a mais se abate neste. Para o valor, use o lucro presumido no ano.':
    'The earlier quarters increased more than the year owes: the overpaid part is deducted in this one. For the amount, use presumed profit in the year.',
  'PIS e Cofins cumulativos só sobre a receita da atividade; as outras receitas ficam fora deles.':
    "Cumulative PIS and Cofins only on the activity's revenue; other revenue is left out of them.",
  'PIS retido pelos clientes': 'PIS withheld by clients',
  'Quatro trimestres como este passam de {0}: com essa receita no ano, o seguinte já não pode ser no lucro presumido, só no lucro real (Lei nº 9.718/1998, art. 13).':
    'Four quarters like this exceed {0}: with that revenue in the year, the next one can no longer be under presumed profit, only actual profit (Lei nº 9.718/1998, art. 13).',
  'Quotas mensais iguais; da segunda em diante com a Selic, que não está somada.':
    'Equal monthly installments; from the second on with Selic interest, which is not added here.',
  'Receita do ano antes deste trimestre': 'Revenue of the year before this quarter',
  'Receita do ano até {0}: se passar, a diferença do IRPJ é devida.':
    'Revenue of the year up to {0}: if it goes over, the IRPJ difference is due.',
  'Receita já majorada nos trimestres anteriores': 'Revenue already increased in earlier quarters',
  'Regime de competência ou de caixa sem receitas a receber, sem substituição tributária nem monofásicos.':
    'Accrual basis, or cash basis with no revenue to receive, without tax substitution or single-phase products.',
  'Salários e pró-labore, para os 20% da empresa': "Salaries and partner's pay (pró-labore), for the company's 20%",
  'Sem revenue_year, supôs-se que cada trimestre anterior do ano usou o limite dele; se sobrou, o limite deste é maior.':
    'Without revenue_year, each earlier quarter of the year was taken as having used its limit; if some was left, the limit of this one is higher.',
  'Serviços de trinta e seis mil no trimestre': 'Services of thirty-six thousand in the quarter',
  'Serviços e comércio no primeiro trimestre de 2026': 'Services and commerce in the first quarter of 2026',
  'Total do trimestre': 'Total of the quarter',
  'Total sobre as receitas': 'Total as a share of revenue',
  'a presunção menor vale até {0} de receita no ano': 'the lower presumption applies up to {0} of revenue in the year',
  'acompanha revenue_year': 'goes with revenue_year',
  'cada trimestre anterior usou o seu limite': 'each earlier quarter used its limit',
  'calcular o ano inteiro': 'compute the whole year',
  'desde 2027 a CBS substitui PIS e Cofins, e a alíquota dela não está neste registro; escolha uma data até 2026':
    'from 2027 CBS replaces PIS and Cofins, and its rate is not on record here; choose a date up to 2026',
  'no primeiro trimestre não há receita do ano antes dele': 'in the first quarter there is no revenue of the year before it',
  'não se calcula': 'not calculated',
  'passa de {0}, o limite do regime no ano': "exceeds {0}, the regime's limit in the year",
  'somam {0}, e a receita do trimestre é {1}': 'add up to {0}, and the revenue of the quarter is {1}',
  'só decide no quarto trimestre': 'decides only in the fourth quarter',
  '{0}; a base não passa de {1}': '{0}; the base does not exceed {1}',
  'é preciso no quarto trimestre: informe quanta receita já teve a presunção maior, ou zero':
    'is needed in the fourth quarter: give the revenue that already had the increased presumption, or zero',
}
