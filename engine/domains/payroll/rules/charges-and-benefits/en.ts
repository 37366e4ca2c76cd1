export const english = {
  'FGTS arredondado no centavo em cada depósito: o truncamento do eSocial só vale desde a competência de março de 2024.':
    'FGTS rounded to the centavo in each deposit: the eSocial truncation has only applied since the reference month of March 2024.',
  'FGTS truncado no centavo em cada depósito, como o FGTS Digital o toma do eSocial desde a competência de março de 2024 (manual do eSocial, evento S-5003, item 1.13); sites que arredondam mostram um centavo a mais.':
    'FGTS truncated to the centavo in each deposit, as FGTS Digital has taken it from eSocial since the reference month of March 2024 (eSocial manual, event S-5003, item 1.13); sites that round show one centavo more.',
  'Normal (lucro presumido ou real), simples (anexos I, II, III e V) ou simples_anexo_iv':
    'Normal (presumed or actual profit), simples (annexes I, II, III and V) or simples_anexo_iv',
  'Optante do Simples: sem contribuição a terceiros (LC nº 123/2006, art. 13, § 3º); a patronal dos outros anexos está no DAS.':
    'Company in Simples: no third-party contributions (LC nº 123/2006, art. 13, § 3º); the employer INSS of the other annexes is in the DAS.',
  'RAT de {0} multiplicado pelo FAP de {1}: {2}.': 'RAT of {0} multiplied by the FAP of {1}: {2}.',
  'Setor da empresa que optou por ela, de 2024 a 2027': 'Sector of the company that opted for it, from 2024 to 2027',
  'Terceiros de {0}, como em comércio, indústria e na maior parte dos serviços; sem desoneração da folha.':
    'Third-party contributions of {0}, as in commerce, industry and most services; without payroll tax relief.',
  'Terceiros de {0}, como informado; sem desoneração da folha.': 'Third-party contributions of {0}, as given; without payroll tax relief.',
  'Terceiros de {0}, sobre toda a folha.': 'Third parties of {0}, on all the payroll.',
  'com fap, informe o RAT sem ele: o maior é {0}; veio {1}': 'with fap, give the RAT without it: the highest is {0}; got {1}',
  'o FAP só existe desde janeiro de 2010: nesta data omita o campo':
    'the FAP has only existed since January 2010: on this date omit the field',
  'o Simples Nacional só existe desde julho de 2007; nesta data use o regime normal':
    'Simples Nacional has only existed since July 2007; on this date use the normal regime',
  'optante do Simples não contribui a terceiros (LC nº 123/2006, art. 13, § 3º): omita o campo':
    'a company in Simples pays no third-party contributions (LC nº 123/2006, art. 13, § 3º): omit the field',
  'passa de {0}, o maior RAT possível já com o FAP; veio {1}': 'is above {0}, the highest RAT possible with the FAP already in it; got {1}',
  'sem desoneração': 'without payroll relief',
  '{0} × {1}; não passa do custo': '{0} × {1}; does not exceed the cost',
  '{0}; o custo, menor que {1} do salário': '{0}; the cost, lower than {1} of the salary',
}
