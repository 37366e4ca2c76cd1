export const english = {
  'A parte da receita acima de {0} no trimestre tem a presunção aumentada em 10% (LC nº 224/2025).':
    'The part of the revenue above {0} in the quarter has its presumption increased by 10% (LC nº 224/2025).',
  'Acima de 1,25 milhão no primeiro trimestre de 2026: só o IRPJ aumenta':
    'Above 1.25 million in the first quarter of 2026: only the IRPJ goes up',
  'Aplicações e ganhos: entram inteiras na base': 'Investments and gains: included in full in the base',
  'Atividade única, regime de competência ou de caixa sem receitas a receber, sem substituição tributária nem monofásicos.':
    'Single activity, accrual basis or cash basis with no revenue receivable, without tax substitution or single-phase items.',
  'Base da CSLL': 'CSLL tax base',
  'Base de sessenta mil exatos: sem adicional': 'Tax base of exactly sixty thousand: no surtax',
  'Base do IRPJ': 'IRPJ tax base',
  CSLL: 'CSLL',
  'CSLL retida pelos clientes': 'CSLL withheld by clients',
  'Cada quota': 'Each installment',
  'Cinquenta e sete mil de serviços: 18.240, não 11.840': 'Fifty-seven thousand in services: 18,240, not 11,840',
  'Cofins retida pelos clientes': 'Cofins withheld by clients',
  'Com ISS, folha e retenções dos clientes': 'With ISS, payroll and withholding by clients',
  'Comércio: oito e doze por cento': 'Commerce: eight and twelve percent',
  'Da cidade': "The city's",
  'Duzentos mil: adicional sobre o que passa de sessenta mil': 'Two hundred thousand: surtax on what exceeds sixty thousand',
  'Em 2025, sem o aumento': 'In 2025, without the increase',
  'Em quantas quotas': 'In how many installments',
  'Folha do trimestre': 'Payroll of the quarter',
  'INSS da empresa de 20% sobre a folha, sem RAT e sem terceiros, que dependem da atividade.':
    'Company INSS of 20% on the payroll, without RAT and without third-party contributions, which depend on the activity.',
  'IRPJ e adicional': 'IRPJ and surtax',
  'IRRF retido pelos clientes': 'IRRF withheld by clients',
  'ISS não calculado: é da cidade e depende do serviço.': "ISS not calculated: it is the city's and depends on the service.",
  'ISS pela alíquota informada, sobre toda a receita.': 'ISS at the rate given, on all the revenue.',
  'Já retido pelos clientes': 'Already withheld by clients',
  'No segundo trimestre de 2026 a CSLL também': 'In the second quarter of 2026 the CSLL too',
  'No trimestre, a empresa paga {value}': 'In the quarter, the company pays {value}',
  'Os impostos do trimestre': "The quarter's taxes",
  'Os tributos do trimestre no lucro presumido: IRPJ com adicional, CSLL, PIS, Cofins, ISS e INSS da folha, e em quantas quotas se paga.':
    'The taxes of the quarter under presumed profit: IRPJ with surtax, CSLL, PIS, Cofins, ISS and payroll INSS, and in how many installments they are paid.',
  'Outras receitas': 'Other revenue',
  'PIS e Cofins cumulativos só sobre a receita da atividade; as outras receitas ficam fora deles.':
    "Cumulative PIS and Cofins only on the activity's revenue; other revenue is left out of them.",
  'PIS retido pelos clientes': 'PIS withheld by clients',
  'Quatro trimestres como este passam de {0}: com essa receita no ano, o seguinte já não pode ser no lucro presumido, só no lucro real (Lei nº 9.718/1998, art. 13).':
    'Four quarters like this exceed {0}: with that revenue in the year, the next one can no longer be under presumed profit, only actual profit (Lei nº 9.718/1998, art. 13).',
  'Quotas mensais iguais; da segunda em diante com a Selic, que não está somada.':
    'Equal monthly installments; from the second on with Selic interest, which is not added here.',
  'Receita do ano até {0}: se passar, a diferença do IRPJ é devida.':
    'Revenue of the year up to {0}: if it goes over, the IRPJ difference is due.',
  'Receita do trimestre': 'Revenue of the quarter',
  'Salários e pró-labore, para os 20% da empresa': "Salaries and partner's pay (pró-labore), for the company's 20%",
  'Serviços com receita anual pequena': 'Services with small annual revenue',
  'Serviços de trinta e seis mil no trimestre': 'Services of thirty-six thousand in the quarter',
  'Total do trimestre': 'Total of the quarter',
  'Total sobre as receitas': 'Total as a share of revenue',
  'a presunção menor vale até {0} de receita no ano': 'the lower presumption applies up to {0} of revenue in the year',
  'desde 2027 a CBS substitui PIS e Cofins, e a alíquota dela não está neste registro; escolha uma data até 2026':
    'from 2027 CBS replaces PIS and Cofins, and its rate is not on record here; choose a date up to 2026',
  'não se calcula': 'not calculated',
  'passa de {0}, o limite do regime no ano': "exceeds {0}, the regime's limit in the year",
  '{0}; a base não passa de {1}': '{0}; the base does not exceed {1}',
}
