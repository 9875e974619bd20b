import type { FeelId } from '#src/domain/feel/feel.ts'

/** What each feel is, in two sentences: the page of a feel begins with them. */
export const feelTexts: Readonly<Record<FeelId, string>> = {
  'deadpan-humour':
    'A frase sai no tom de quem lê bula de remédio. O riso fica por conta do silêncio seguinte, esticado um segundo além do confortável.',
  slapstick:
    'O corpo perde a discussão com a escada, o balde e a porta giratória, nessa ordem. Dispensa legenda: um tombo bem medido faz rir a avó e o neto ao mesmo tempo.',
  'absurd-humour':
    'A lógica pede demissão logo na abertura, sem deixar substituto. Um peru pega senha no banco, e a única queixa dos clientes é que ele furou a fila.',
  'crude-humour':
    'Tudo o que a mãe mandou não dizer à mesa é dito, de boca cheia. Rende mais em bando, com amigos antigos e nenhuma vontade de dar exemplo.',
  'dark-humour':
    'O riso escapa na hora errada e olha em volta para ver se alguém notou. Nesses velórios discute-se a herança, e o assassino é quem melhor se porta à mesa.',
  'cringe-humour':
    'Só dá para ver por cima da almofada, com um olho de cada vez. A culpa costuma ser de um discurso de padrinho que não acaba, ou do aceno devolvido a quem acenava para outro.',
  'escalating-farce':
    'Começou com uma desculpa boba para faltar ao trabalho. Na hora do jantar já existem um noivo falso, duas ambulâncias e um juiz no armário, e a sogra acaba de tocar a campainha.',
  'swapped-and-disguised':
    'O bigode está descolando, coisa que só uma pessoa na sala ainda não percebeu. Gêmeas mudam de casa e homens de salto alto são pedidos em casamento, sempre a um espirro da verdade.',
  'sharp-satire':
    'Morde antes de fazer rir, depois deixa a marca dos dentes. O alvo usa terno, crachá ou faixa presidencial, e o que assusta no exagero é ele ser tão pequeno.',
  'affectionate-parody':
    'Zomba do gênero como se zomba de um irmão, direito reservado à família. Se o detetive tropeça na pista ou o vampiro tem alergia, é porque alguém viu os originais vinte vezes.',
  'quick-fire-banter':
    'Uma réplica sai antes de a outra terminar, feito pingue-pongue com facas. Advogadas, irmãos e ex-casais são os melhores nisso, e todos guardam a última para quando já estão na porta.',
  'gentle-humour':
    'Piada aqui não precisa de vítima nem de volume. Mora no vizinho que rega a planta de plástico porque ninguém, em dez anos, teve coragem de avisar.',
  'mismatched-partners':
    'Um chega dez minutos antes, o outro perdeu de novo a chave do carro. Presos ao mesmo caso, discordam de tudo até o dia em que um mente pelo outro sem pensar.',
  'fish-out-of-water':
    'Todos ali conhecem as regras, menos a pessoa de mala na mão. Pode ser o caipira na bolsa de valores ou a executiva no curral; a dignidade se vai na primeira maçaneta.',
  'mock-documentary':
    'Com a câmera tremendo, um medíocre explica a própria grandeza. É assim que bandas sem público e prefeituras sem verba se entregam, num olhar de lado para a lente.',
  'sitcom-comfort':
    'Toca a abertura e os ombros descem sozinhos. Os mesmos seis amigos, no mesmo sofá, têm um problema do tamanho exato de um prato de macarrão ou de uma gripe.',
  'workplace-antics':
    'Seis adultos travam guerra pelo controle do ar-condicionado. Enquanto o relatório espera, somem iogurtes da geladeira, nascem romances na copa e o chefe inventa uma dinâmica de grupo.',
  'dysfunctional-family':
    'Amam-se, o que não impede ninguém de contar em voz alta o segredo do outro. No churrasco ou na leitura do testamento, trinta anos de mágoa circulam junto com a farofa.',
  'parenting-chaos':
    'Há giz de cera na parede, silêncio suspeito no banheiro e reunião na escola em dez minutos. Tem o dobro da graça depois que os próprios filhos dormiram.',
  'slow-burn-romance':
    'Duas pessoas levam metade da história para dividir um guarda-chuva. Cada “bom dia” um pouco mais longo conta como avanço, e o beijo, se vier, vem merecido.',
  'enemies-to-lovers':
    'A briga é boa demais para ser só briga. Rivais de escritório, ou de reino, vão ficando sem argumentos, e na pousada, claro, só sobrou um quarto.',
  'star-crossed-lovers':
    'Tudo conspira contra os dois, até o horário dos trens. Nasceram em lados opostos de uma rixa antiga, e cada plano de fuga esbarra num acaso de minutos.',
  'meet-cute':
    'Café na camisa de um estranho, e a conversa passa do pedido de desculpas. Malas trocadas servem, cães fugidos também, contanto que a noite ande disposta a confiar no acaso.',
  'first-love':
    'Um bilhete dobrado em quatro pesa mais que qualquer prova de matemática. Acontece em ônibus escolares e quintais, com gente nova demais para desconfiar que aquilo acaba.',
  'friends-to-lovers':
    'Anos de piada interna e, de repente, não se sabe onde pôr as mãos. Costuma ser no meio de uma mudança, entre caixas, ou quando um dos dois aparece de namorado novo.',
  'second-chance-love':
    'Reencontram-se de óculos de leitura e com a mesma implicância de antes. A formatura da filha os põe lado a lado por três horas, e resta saber quem pede desculpas primeiro.',
  'forbidden-love':
    'Todo encontro tem hora para acabar e uma desculpa ensaiada. Havendo lei, igreja ou pai no caminho, os dois aprendem quais tábuas do assoalho rangem.',
  'unspoken-longing':
    'A declaração está pronta há anos e morre na xícara de chá. Quem sabe procurar a encontra no retrovisor, numa carta sem remetente, na porta que se fecha um segundo tarde demais.',
  'grand-passion':
    'Não se ama aqui pela metade, nem em voz baixa. Larga-se casa, nome e herança por alguém, debaixo de temporal se possível, e o arrependimento fica para o último ato.',
  'erotic-charge':
    'O ar muda de temperatura quando os dois ficam a sós. Um zíper sem pressa ou uma parada entre dois andares bastam; é coisa de adultos, para ver de porta encostada.',
  'talking-all-night':
    'Quando se dá conta, já passou o lixeiro e a conversa ainda está na infância. É sorte de desconhecidos numa cidade vazia, que contam tudo porque talvez não se vejam mais.',
  'love-across-time':
    'Os dois se amam em datas diferentes, sem ajuda do calendário. Um envelhece e o outro não, ou a resposta chega a um endereço que ainda é terreno baldio.',
  'lovers-parting':
    'O amor continua; a vida dos dois é que deixou de caber no mesmo endereço. Sem culpado à vista, sobra um último jantar em que se tem muito cuidado com as palavras.',
  'marriage-under-strain':
    'Brigam baixinho para não acordar as crianças, o que só afia as frases. Uma promoção ou um caso basta para que o contrato seja relido, linha por linha, por quem o assinou apaixonado.',
  'wedding-bells':
    'Uma semana antes da festa, o nervosismo já passou dos noivos à família inteira. Vêm um discurso desastroso, um tio que bebe e uma pista de dança em que quase tudo se perdoa.',
  'period-elegance':
    'Uma reverência diz mais do que a etiqueta gostaria. Entre velas e cartas lacradas, um tornozelo à mostra ainda arruína famílias, e por isso cada luva é tirada com tanto vagar.',
  'cosy-comfort':
    'Chove lá fora, há bolo no forno e nenhuma má notícia sabe o endereço. Para o domingo de cobertor, com gente que se trata por apelido e um gato que ocupa a melhor poltrona.',
  'slice-of-life':
    'Entre o almoço e o ônibus das seis não acontece nada, e nisso cabe uma pessoa inteira. Conta muito quem deixou para quem o último pedaço de pudim.',
  'unhurried-pace':
    'A câmera espera a porta se fechar, depois espera mais um pouco. São histórias que andam a pé, boas para uma noite sem compromisso e com o telefone em outro cômodo.',
  'kindness-throughout':
    'Espera-se em vão que alguém seja canalha. Até o fiscal é boa pessoa nessas histórias em que os problemas se resolvem porque alguém emprestou, esperou ou explicou de novo.',
  'low-stakes':
    'O maior perigo à vista é o bolo solar. Discute-se a quermesse, a vaga na garagem e o nome do gato, num enredo que perdoa um cochilo no meio.',
  'quiet-countryside':
    'Ouvem-se um portão, um galo e o vento no milho. A cidade virou uma estrada que some na neblina, e o dia de quem planta ou pastoreia acaba quando escurece.',
  'small-town-life':
    'A notícia chega antes da pessoa, em geral pela padaria. Numa praça com três sobrenomes, ser conhecido de todos consola numa semana e sufoca na outra.',
  'food-to-savour':
    'O alho cai na frigideira e a sala inteira fica com fome. Há brigas que terminam porque alguém abriu massa com as mãos; convém já ter jantado, ou ao menos ter pão em casa.',
  'skilled-hands':
    'A apara de madeira sai inteira da plaina e a respiração vai junto. Oleiros e relojoeiros repetem sem pressa, passo a passo, o que levaram trinta anos aprendendo.',
  'quiet-contemplation':
    'Depois de vinte minutos o silêncio deixa de parecer falta. Monges, viúvas e faroleiros pousam o olhar numa coisa só, boa companhia para quando a casa dorme e a cabeça não.',
  'nature-in-close-up':
    'Uma gota na asa da libélula ocupa a tela toda. Alguém passou meses deitado num brejo por esses dez segundos, e a voz que narra sabe quando calar.',
  'animals-for-company':
    'O gato não faz nada de útil, mas a cena é dele. Com uma cabra na cozinha ou um papagaio no balcão, as pessoas se explicam menos e se entendem melhor.',
  'childs-eye-view':
    'A mesa é alta, os adultos falam em código e o quintal não tem fim. Mudanças e separações chegam pela fresta da porta, entendidas pela metade e sentidas por inteiro.',
  'sunlit-travels':
    'Parede caiada, vinho às onze da manhã e o celular no fundo da mala. Alguém perdeu o trem de volta de propósito e alugou uma casa com goteira, o que em julho soa muito sensato.',
  'road-trip':
    'O mapa está errado e o carro também, mas a conversa melhora a cada posto. Irmãos que mal se falavam dividem quarto e batata frita, e chegam mudados, às vezes ao lugar certo.',
  'friendly-contest':
    'Quem perde recebe abraço e quem ganha fica sem jeito. Vão a julgamento vasos, bolos e pontos de tricô, com o rival emprestando o batedor na hora do aperto.',
  'late-life-grace':
    'Setenta e oito anos, um joelho ruim e uma decisão importante para sexta-feira. A velhice aparece de frente, em viagens adiadas e em amizades novas de banco de praça.',
  'warm-nostalgia':
    'Basta certa música no rádio para a cozinha de 1985 voltar com azulejo e tudo. Vêm junto os verões de bicicleta e o cinema do bairro, que a memória, como sempre, arrumou um pouco.',
  'feel-good-glow':
    'Quando termina, a louça da pia parece menor. Um coral desafinado se acerta ou um rabugento amolece, o que levanta o dia sem mentir demais sobre ele.',
  'found-family':
    'Parentesco não há, só uma panela grande e cadeiras que não combinam. Órfãos, exilados e ranzinzas vão ficando, até que um deles diz “lá em casa” sem pensar.',
  'true-friendship':
    'Um liga às três da manhã, o outro já está calçando o sapato. Podem ser colegas de carteira ou vizinhas de asilo; passam anos sem notícia e retomam a frase onde parou.',
  'grief-worked-through':
    'O casaco continua no gancho, e um dia alguém tem coragem de vesti-lo. O caminho vai do telefonema à primeira risada com culpa, e é bom fazê-lo sem hora para dormir.',
  'illness-faced-together':
    'Aprendem o nome dos remédios e onde o outro esconde o medo. O quarto vira sala de estar, com baralho, piada ruim e uma poltrona em que já se dormiram noites demais.',
  'hospital-corridors':
    'Às duas da manhã o café já esfriou, com onze pessoas ainda na espera. Residentes sem sono decidem depressa, às vezes bem, e depois alguém precisa atravessar a porta e avisar a família.',
  'parent-and-child':
    'Um quer proteger, o outro quer a chave do carro, e dos dois lados é amor. Está na carona em silêncio, na marmita feita às cinco e, anos mais tarde, nos papéis trocados.',
  'selfless-sacrifice':
    'Dói pela calma com que a pessoa decide. O soldado que segura a ponte e o androide que se desliga não fazem discurso; os outros só entendem quando já estão a salvo.',
  'lost-innocence':
    'Uma criança entende o que os adultos escondiam, sem ter como desentender. Foi num verão, num porão, com alguém de confiança; a infância passa a ter data de término.',
  'teenage-troubles':
    'Tudo dói em volume máximo, atrás de uma porta batida. Aos dezesseis, uma foto que vaza no grupo da turma tem o peso de um terremoto, e em casa ninguém sabe da missa a metade.',
  'heartbreaking-goodbye':
    'Já se disse tudo, mas ninguém larga o abraço. Num leito, num cais ou na porta de uma nave, a cena deixa o relógio correr e não corta para outro lugar.',
  'family-reconciled':
    'Depois de dez anos de silêncio, a primeira frase é sobre o trânsito. Há um pai doente ou uma casa à venda, e o perdão entra pela cozinha, oferecendo café.',
  'injustice-endured':
    'Assiste-se de punho fechado, já que a pessoa na tela não pode. Inocentes e perseguidos ouvem de gola arrumada a sentença mentirosa, e a conta dos anos perdidos fica sem quem pague.',
  'cost-of-war':
    'Depois do último tiro falta contar os pratos que sobraram na mesa. Longe dos mapas dos generais, a guerra é medida em mães na estação e rapazes que voltam sem assunto.',
  'fading-memory':
    'Ela pergunta as horas pela quarta vez; ele responde como se fosse a primeira. Com bilhetes colados pela casa, quem está casado há cinquenta anos volta a se apresentar.',
  'bittersweet-ending':
    'O sorriso sai torto, porque acaba bem mas não para todos. Os amigos vencem e se separam na rodoviária, e a cena ainda está lá no café da manhã do dia seguinte.',
  'hopeful-ending':
    'A última cena abre uma janela, nada além disso. Vem depois de histórias duras, quando alguém replanta a horta ou pega o telefone, e dá para apagar a luz sem receio.',
  'tragic-ending':
    'Desde cedo se vê o buraco na estrada sem que ninguém freie. Por orgulho, ou por cinco minutos de atraso, chega-se ao lugar temido, e não vem epílogo para consolar.',
  'loneliness-eased':
    'Mesa para um, até perguntarem se a outra cadeira está livre. Quem chega pode ser uma vizinha, um robô ou um menino que errou de porta; vem por engano e vai ficando.',
  'tender-hearts':
    'Há um cuidado nos gestos, como quem segura passarinho. Os tímidos e os machucados dividem um fone de ouvido e pedem licença até para gostar.',
  'against-all-odds':
    'Disseram que não dava, com bons argumentos. Às cinco da manhã, o boxeador velho ou a menina sem escola refaz a conta que não fecha, e erra por menos do que ontem.',
  'becoming-yourself':
    'O espelho demora anos para devolver a pessoa certa. Muda-se de nome, de roupa ou de cidade, e o alívio vem no dia em que já não é preciso representar para a própria mãe.',
  'coming-of-age':
    'Entre as primeiras férias e as últimas, a bicicleta ficou pequena. Nada parecia decisivo, nem o emprego ruim nem a briga na praia, e visto de longe foi tudo.',
  'devoted-animal':
    'Um cachorro espera na estação, sem que se possa explicar a ele o horário. Cavalos e vira-latas atravessam neve e anos por uma só pessoa, o que derruba até quem diz não gostar de bicho.',
  'pure-melancholy':
    'A tristeza senta-se à janela, bem-vestida, e não pede conserto. Combina com chuva de julho, trem noturno e aquele disco que já acabou e ninguém se levanta para virar.',
  'popcorn-fun':
    'A piada vem na hora, a explosão vem na hora e o balde acaba antes da metade. Um vilão de sotaque caro quer o mundo, e o plano se entende mesmo na volta do banheiro.',
  'over-the-top-spectacle':
    'Se uma ponte cai, caem sete, com uma moto saltando por cima. Física e bom senso tiram folga para que frotas inteiras ardam no céu da maior tela da casa.',
  'giant-monsters':
    'É um alívio ver gente importante ficar do tamanho de formiga. O lagarto veio do fundo do mar por culpa nossa, e os generais só têm uma ideia, que é deixá-lo mais irritado.',
  'guilty-pleasure':
    'Bom não é, e pouco importa antes de saber quem empurrou a madrinha da escada. Vive de gêmea má, coma e testamento rasgado, e combina com sorvete comido direto do pote.',
  'silly-premise':
    'Contada em voz alta, a ideia parece piada de fim de festa. Um bode se elege prefeito, um fantasma entra para o time da escola; engolido o disparate, o resto tem lógica.',
  'talking-animals':
    'O guaxinim tem opinião sobre tudo e não espera a vez. Bichos com emprego, dívida e sogra são o forte das manhãs em que o sofá amanhece cheio de crianças.',
  'reality-drama':
    'Falaram pelas costas, com seis câmeras em volta. É briga alheia em mansão alheia, para acompanhar dobrando roupa e tomar partido de quem não se convidaria para jantar.',
  'dating-game':
    'Em dez dias ela já ama três, numa ordem que a sala inteira contesta. Desconhecidos bronzeados juram amor eterno numa ilha, com apostas abertas sobre quem chega até terça.',
  'contest-to-shout-at':
    'Basta o jurado dar seis para surgirem quatro especialistas no sofá. Cantores e patinadores caem um por semana, depois do intervalo mais comprido do mundo.',
  'glow-up':
    'Entra um suéter triste, sai alguém que se olha duas vezes no espelho. Reformam-se salas, cortes de cabelo e autoestimas, tudo pela meia respiração antes de a cortina abrir.',
  'glossy-glamour':
    'Ninguém ali repete roupa nem lava um copo. Sofre-se em cobertura, de seda e com luz impecável, e acompanhar isso de moletom furado é metade do gosto.',
  'singalong-songs':
    'Na segunda estrofe alguém já entrou, meio tom acima. São canções que se sabem sem lembrança de tê-las aprendido, e a criança mais nova exige a mesma pela terceira vez.',
  'musical-numbers':
    'No meio da briga entra a orquestra, e a rua toda conhece os passos. Garçons rodopiam e telefonistas fazem coro, porque certas coisas só se confessam no refrão.',
  'dancing-feet':
    'O quadril conta o que a boca não ia contar. Em academias de balé ou batalhas de calçada, dois que não se entendem acertam o compasso antes do assunto.',
  'high-school-hijinks':
    'O refeitório tem leis e fronteiras que só o aluno novo ignora. Entre um gabarito roubado e um baile de camisa emprestada, o mundo acaba toda sexta para recomeçar na segunda.',
  'boarding-school':
    'A mala vai para baixo da cama, e dali em diante quem manda é o sino. Longe de qualquer mãe, as amizades se fazem depois de apagada a luz, e as crueldades também.',
  'night-gone-wrong':
    'Era só uma cerveja, e agora falta um amigo e sobra um cavalo. Com o celular morto e um casamento às nove, cada esquina oferece uma solução pior que a anterior.',
  'christmas-sparkle':
    'Tem pisca-pisca até na caixa do correio, para desgosto do rabugento da rua. Ele vai ceder pouco antes de nevar sobre um beijo, façanha que funciona até em dezembro de trinta e oito graus.',
  'family-fun':
    'Três idades no mesmo sofá, e nenhuma pede para trocar. Sempre há um tesouro no sótão ou uma avó com passado secreto, com susto pequeno e fim antes da hora de dormir.',
  'another-world':
    'Leva-se meia hora para aprender os nomes, e semanas para querer voltar. Lá os invernos duram anos, as línguas têm gramática e os reinos brigam por rios que ninguém daqui viu.',
  'magic-in-the-air':
    'Quando a vela acende sozinha, só os adultos estranham. O bairro é um bairro qualquer, com ônibus e padaria; acontece que a vizinha voa e o guarda-chuva tem vontade própria.',
  'space-voyage':
    'Um planeta inteiro passa pela escotilha sem fazer ruído. Meses de casco e comida em tubo separam a tripulação de casa, distância que se mede melhor de luz apagada.',
  'epic-quest':
    'O que se leva na mochila pesa mais do que parece, e são semanas a pé. O grupo parte briguento rumo à montanha, perde gente no caminho e volta com outro tamanho.',
  'mythical-creatures':
    'O dragão respira, e cada escama se mexe por conta própria. Também há grifos, sereias e algum saci; com medo não se chega perto, com arrogância se chega uma vez só.',
  'bending-time':
    'É preciso guiar-se pelo corte de cabelo, porque o fim vem no começo. Repete-se o mesmo dia ou cruzam-se duas épocas, até uma cena já vista significar outra coisa.',
  'time-travel':
    'Alguém aperta o botão e chega a 1890 com o sapato errado. Queria só corrigir um erro, talvez acertar na loteria, mas cada visita deixa um móvel fora do lugar no presente.',
  swashbuckling:
    'Uma corda, um candelabro, dois floretes, e ainda sobra fôlego para um galanteio. Piratas e mosqueteiros duelam escada acima, discutindo a honra do adversário sem perder o chapéu.',
  'life-at-sea':
    'O casco range a noite inteira sob gente que há semanas não pisa em chão parado. Quando falta vento contam-se as rações, quando sobra contam-se os homens.',
  'superpowered-heroes':
    'Ela entorta vigas com as mãos e não consegue pagar o aluguel. Entre um prédio em chamas e o turno na lanchonete, resta decidir o que fazer com um dom que não se pediu.',
  'fairy-tale-spell':
    'Era uma vez, e a floresta já está escutando. Em reinos de sapos pontuais e espelhos linguarudos, o feitiço sempre esquece uma brecha do tamanho de uma menina teimosa.',
  'dream-logic':
    'Nada se explica, e enquanto dura nada falta explicar. O elevador abre no mar, onde a tia morta serve o almoço com uma tranquilidade que assusta mais do que qualquer monstro.',
  'sense-of-wonder':
    'Todos largam o que faziam e olham para cima. Pode ser uma nave descendo devagar ou o circo que chega de noite, e por um minuto ninguém quer explicação.',
  'handmade-whimsy':
    'Tudo parece ter saído de uma gaveta de retalhos, inclusive a chuva. Bonecos de feltro tropeçam em montanhas de papelão, um quadro por vez, animados por alguém com paciência de avó.',
  'future-city':
    'Olha-se para cima o tempo todo, como turista em cidade que ainda não existe. Cem andares abaixo dos ricos vendem-se olhos usados e lembranças alheias, sob uma chuva cor de letreiro.',
  'after-the-end':
    'A cidade está muda, e cada ruído ao longe é uma pessoa ou um problema. Quem sobrou aprende a coar água, enterra os seus e discute se vale a pena plantar alguma coisa.',
  'oppressive-future':
    'O alto-falante da esquina dá bom-dia e ninguém ousa ficar sem responder. Até que alguém guarda um livro proibido, ou só um nome, coisa miúda que faz o sistema inteiro se virar para olhar.',
  'machines-with-feelings':
    'Aos poucos se tem pena de uma lataria, e vergonha de ter pena. Um robô de oficina ou uma voz sem corpo pergunta o que é saudade, deixando os humanos sem resposta.',
  'alien-contact':
    'Olha-se para uma luz no milharal com medo e vontade de chegar perto. Tiram da cama uma linguista, porque o sinal se repete e os generais só sabem perguntar a que distância.',
  'lost-world-adventure':
    'Cada curva do rio promete um bicho que já devia estar extinto. Exploradores de facão chegam ao vale com um mapa rasgado ao meio, e a ponte de corda tem sempre uma tábua podre.',
  'vanished-era':
    'Bonde, laquê, cigarro no elevador, como se ninguém tivesse ido embora. Uma década volta até no rótulo da garrafa, e por uma noite se anda nela sem precisar de máquina.',
  'wild-frontier':
    'Uma dobradiça range, e o pianista para de tocar. Nessas cidades de rua única a lei vem a cavalo e atrasada, de modo que cada um carrega a sua na cintura.',
  'court-intrigue':
    'Basta o rei tossir para três primos pararem de mastigar. Abrem-se cartas no vapor, casam-se crianças por aliança, e quem se curva mais fundo costuma estar fazendo contas.',
  'social-climbing':
    'Torce-se com um pouco de vergonha por quem ensaia o sotaque no espelho. Entre a porta de serviço e o salão há um casamento conveniente, um sobrenome retocado e uma mãe que já não se convida.',
  'uncanny-mystery':
    'A cidadezinha é como as outras, só que todos os relógios pararam às 3h12. Um menino some, o vizinho volta diferente, e a explicação, quando vem, não tranquiliza.',
  'vampires-and-werewolves':
    'Ele tem modos de outro século e não aparece no espelho. Clãs que se odeiam há trezentos anos disputam a mesma noite, e a mordida é ameaça tanto quanto convite.',
  'relentless-action':
    'Quando alguém enfim se senta, a cadeira explode. Luta-se na cozinha, no trem e no teto do trem, com diálogos que cabem numa troca de carregador.',
  'breakneck-chases':
    'A feira inteira voa, melancias, galinhas e o vidro que dois homens carregavam. De moto na contramão ou a pé pelos telhados, falta sempre um metro.',
  'fast-cars':
    'A curva se sente no estômago um instante antes de aparecer. Pneus são trocados em três segundos e amizades em menos, entre gente que diz o modelo só de ouvir o motor.',
  'ticking-clock':
    'Restam onze minutos, e o elevador está parado. O prazo vem de uma bomba, de um veneno ou de um juiz, aparece cedo na história e não se comove com ninguém.',
  'nail-biting-suspense':
    'A respiração para muito antes de acontecer alguma coisa. Enquanto ela procura os óculos há alguém atrás da porta, e saber mais do que a personagem não adianta nada.',
  'creeping-dread':
    'Não existe nada no corredor, mas ninguém quer atravessá-lo. O mal está no sorriso que dura demais e na vizinha tão prestativa, e quase dispensa o grito.',
  'haunted-house':
    'Ninguém sossega enquanto houver escada rangendo no escuro. A família comprou o casarão com os móveis dentro, e o balanço do quintal vai e vem sem vento, sempre à mesma hora.',
  'demons-and-rites':
    'A voz que sai da menina é velha demais para ela. O padre que chamaram já não acredita, ao passo que o hóspede sabe rezar de trás para a frente e não tem pressa de ir embora.',
  'jump-scares':
    'O corpo salta antes que a cabeça saiba por quê. Depois de um corredor em silêncio vem o estrondo, bom para agarrar o braço ao lado e rir de nervoso, desde que o copo esteja longe.',
  'masked-killer':
    'Grita-se com a tela para que não desçam ao porão. A máscara é barata e o passo é lento, o que não impede que suma um campista por cena, sempre o que disse “já volto”.',
  'clever-heist':
    'Sobre a mesa há a maquete do banco e um furo que só o chefe conhece. O gosto é ver cada engrenagem cair no lugar, mesmo no dia em que o guarda troca o turno.',
  'spy-games':
    'Até o pedido do café parece cifrado. Dois estranhos trocam de jornal no parque, e o agente, de smoking ou de capa puída, desconfia primeiro do próprio lado.',
  'double-lives':
    'O jantar está servido quando o outro telefone vibra no bolso. Infiltrados e bígamos têm o mesmo medo, que é responder, meio dormindo, pelo nome errado.',
  'martial-arts':
    'O pé chega antes do som. Um torneio, uma escola rival ou um corredor cheio de capangas serve de pretexto, e a luta se acompanha como quem vê dança, com a canela doendo.',
  'samurai-honour':
    'A lâmina sai um palmo da bainha, e a conversa está encerrada. Guerreiros sem senhor obedecem a um juramento que já não lhes rende nada, até um único golpe pagar a espera.',
  'stylish-gunplay':
    'As cápsulas quicam no mármore sem desalinhar um terno. Assassinos educados recarregam em contratempo, e agrada a quem presta mais atenção ao ritmo que aos mortos.',
  'fight-to-survive':
    'Sobrevive-se junto, de dentes cerrados, contando os fósforos. Na neve ou em mar aberto, o corpo negocia hora a hora com o lugar; ver o sol nascer já é lucro.',
  'zombie-siege':
    'A tábua na janela aguenta mais uma noite, se ninguém tossir. Lá fora arrasta os pés quem antes era o carteiro; do lado de dentro acaba a munição e sobra briga.',
  'cat-and-mouse':
    'Ele deixa uma pista de propósito, ela faz que não viu. Perseguidor e perseguido passam a história se estudando, tanto que cada um acaba sendo quem melhor conhece o outro.',
  'dangerous-obsession':
    'Cada gentileza chega um pouco perto demais. Um fã ou um amante de uma vez só decidiu que é amor e mandou copiar a chave; a delegacia pede provas, que virão tarde.',
  'burning-revenge':
    'Há uma lista no bolso, com o primeiro nome riscado. Quem perdeu tudo treinou anos para isso, e cada acerto de contas sacia por uma cena e cobra na seguinte.',
  'gritty-crime':
    'A luz é de poste e o café, requentado. Crescidos no mesmo quarteirão, o traficante e o policial vendido se cruzam por cima de um corpo, num lugar onde justiça virou piada.',
  'epic-battles':
    'Antes do choque, a planície escurece de lanças e ninguém respira. Depois há cavalos sem dono e muralhas abertas, por onde a câmera procura um rosto conhecido entre dez mil.',
  'on-the-front-line':
    'Com água até a canela, espera-se o apito que manda subir. Avança-se ao lado de rapazes que mal se apresentaram, dividindo o cigarro e uma ordem que não se entendeu.',
  'disaster-strikes':
    'O mar recua, e só o geólogo demitido sabe por quê. Entre elevadores parados e avenidas partidas, um casal separado atravessa a cidade atrás da filha e volta a se falar.',
  'big-match-thrill':
    'Quarenta e quatro do segundo tempo, bola sobrando na meia-lua. Torce-se de pé, na sala, por um time que uma hora atrás nem existia e agora é o do coração.',
  'shocking-twists':
    'Uma frase, e metade do que se viu era outra coisa. O noivo nunca existiu, a vítima combinou tudo; melhor chegar sem ler nada e sair sem contar a ninguém.',
  'mind-unravelling':
    'As páginas do diário estão em outra letra, embora a mão seja a mesma. Fica-se dentro de uma cabeça que não dorme, num apartamento que encolhe, sem ninguém de fora para confirmar.',
  'daring-escape':
    'Prende-se a respiração do primeiro buraco até o muro. Uma corda de lençóis, uma farda roubada e meses de paciência dependem de a sentinela espirrar na hora certa.',
  'behind-bars':
    'A grade corre, o número substitui o nome e o pátio já tem dono. Ninguém cava túnel aqui; conta-se o tempo pelas cartas, e uma amizade na biblioteca vale mais que o indulto.',
  'whodunnit-puzzle':
    'Dá para mudar de suspeito três vezes antes da sobremesa. O mordomo chora demais, a viúva de menos, e a chuva levou a ponte para que ninguém saia da casa até a reunião na sala.',
  'detective-at-work':
    'Enquanto os outros discutem, ela repara na lama do sapato. Vai de porta em porta com um caderninho e uma vida pessoal em ruínas, e o método interessa mais que o culpado.',
  'web-of-conspiracy':
    'O arquivo sumiu, a fonte sumiu, e o carro preto continua na esquina. Puxa-se um fio e vem um ministério atrás; quanto mais provas, menos gente a quem entregá-las.',
  'criminal-rise-and-fall':
    'O primeiro maço de notas vem em saco de pão, o último nem dá tempo de contar. Do beco à cobertura vai meia história; a outra metade é o sócio que fala demais.',
  'blood-and-gore':
    'O tapete não tem salvação, e o teto também não. Requer estômago firme, jantar já digerido e amigos do tipo que elogia a textura.',
  'true-story':
    'No fim aparecem as fotos verdadeiras, e o nariz era mesmo aquele. O trecho mais inacreditável, o do sequestro ou da travessia, costuma ser o que está nos autos.',
  'life-worth-knowing':
    'Cabe aqui uma pessoa inteira, da primeira teimosia à última. Rainhas e cientistas ganham dívidas e dor de dente, tanto que se acaba procurando as cartas que deixaram.',
  'history-brought-alive':
    'A data decorada para a prova ganha frio, cheiro e gente discutindo. Cercos que se decidem por falta de pão e coroas trocadas num quarto abafado mostram o que o livro da escola pulou.',
  'eye-opening-documentary':
    'Depois dele, a etiqueta da camisa pede uma segunda leitura. Alguém abriu a fábrica, o rio ou o algoritmo e mostrou a engrenagem com nomes e números; na segunda-feira já se compra diferente.',
  'science-made-clear':
    'Dá um prazer quase físico entender, enfim, por que o céu é azul. O vulcão, o resfriado e a maré são contados por quem sabe muito e ainda se espanta, bom antes de dormir.',
  'archive-treasures':
    'Um homem de chapéu olha para a lente sem saber que século o veria. Fitas caseiras, sobras de noticiário e ensaios gravados por acaso mostram o passado sem ator nem retoque.',
  'dogged-investigation':
    'A terceira porta bate na cara dela, que anota o horário. Repórteres e promotores passam anos entre caixas de papel, até o dia em que dois números não fecham.',
  'power-and-politics':
    'Faltam dois votos, e a votação é às seis. Nos corredores cobra-se um favor de dez anos atrás, diante de quem serve o café e poderia contar como se faz uma lei.',
  'money-and-ambition':
    'Há uma euforia de cassino em ver o zero a mais na tela. O truque é explicado antes da comissão; por último aparece quem pagou a festa sem ter sido convidado.',
  'how-others-live':
    'A porta é de outro país, e a vida lá dentro já estava em andamento. Sem narrador de safári, fica-se o bastante com pescadores ou faxineiras para saber o que temem e o que cantam.',
  'artists-at-work':
    'O quadro está errado desde ontem, e ele raspa tudo outra vez. Assiste-se à obra quando ainda podia dar em nada, com o mau humor e os cinzeiros que isso pede.',
  'music-in-its-bones':
    'A história anda com a bateria e para quando ela para. Ninguém rompe em canto na rua; o refrão nasce às quatro da manhã, numa garagem, e merece as caixas de som boas.',
  'true-crime':
    'Custa lembrar que aquele quarto intacto existe mesmo. Das fitas que uma irmã guardou sai outra versão do delegado, numa investigação em que a vítima pesa mais que o assassino.',
  'brilliant-minds':
    'É um gosto ver alguém pensar depressa, mesmo sem acompanhar a conta. Enxadristas e matemáticas acham a saída no banho ou no trem, e quem divide a casa com eles janta sozinho.',
  'big-ideas':
    'A pergunta aparece cedo e uma semana depois ainda está na mesa do bar. Trata do livre-arbítrio ou do que se deve a um estranho, e usa a trama como quem monta um experimento.',
  'courtroom-drama':
    'O prazer está na pergunta a mais, que tira a cor da testemunha. Tudo se decide falando, numa sala sem janelas, entre uma advogada novata e doze pessoas com fome.',
  'bleak-and-unsparing':
    'A câmera fica onde qualquer um desviaria o olhar. São histórias de miséria, vício ou crueldade miúda, sem alívio nem lição; convém uma noite de coragem e algo leve guardado para depois.',
  'no-easy-answers':
    'Cada um tem um bom motivo, e os motivos não cabem na mesma sala. Falta um vilão para odiar, de modo que a discussão segue na cozinha, já de pijama.',
  'puzzle-box-plot':
    'O vaso mudou de lado entre duas cenas, detalhe que vai importar. Pede cabeça descansada e talvez um lápis, porque há versões dentro de versões e a última peça vira o desenho.',
}
