// Generated from apps/web/help: npm run generate.
import type { Searchable } from '../search/find';

export const searchable: readonly Searchable[] = [
  {
    path: 'accounts/set-up-your-business',
    title: 'Set up your business',
    about: 'Name, ABN, address, colour and opening hours: what Bellbird needs to know about you.',
    words:
      'business details ABN time zone colour start takes five minutes and you can change all later details open account under your business check the name what people see opt out page add abn have one time zone matters most because scheduled texts sending hours run line field says there now how reach write email phone that customers may use bar appears bottom soon something has changed press save discard back was colour branding choose buttons links opening switch each day off state its public holidays are known who owner administrator editor merchant everyone else read ask for access',
  },
  {
    path: 'accounts/log-in-with-google',
    title: 'Log in with Google',
    about: 'Use your Google account instead of typing a password.',
    words:
      'Google password link account you can log with google the address your account one that use here first time page press continue and choose already have password ask for once before two are linked nobody link silently yet same button leads sign name filled from own open security beside connect unlink back email signed otherwise could not any more factor still counts type code after well someone else gets into then enough get yours',
  },
  {
    path: 'accounts/forgot-your-password',
    title: 'Forgot your password',
    about: 'How to choose a new one, and what happens to your other devices.',
    words:
      'reset email link ask for link the log page press forgot your password and type email address send safety says same whether not there account with that open choose new needs long enough tells you what missing changes are logged out everywhere else devices were remembered forgotten two factor stays after still code app day reset can turned off way mailbox someone got into get came look folder unwanted mail links work limited time only once use newest one share business others owner administrator see users which',
  },
  {
    path: 'accounts/invite-staff',
    title: 'Invite staff',
    about: 'Send an invitation, send it again, or take it back.',
    words:
      'invite join link team send invitations open users and press invite people type paste email addresses choose what they may the same for all each them differently sentence says someone will able then button that how many sends person gets with link works days write their name password accept terms are again take back who has not joined yet under invited see until when whether was delivered makes new old one stops working revoke takes invitation few seconds you can undo have account already address belongs another business move here asked told stays behind',
  },
  {
    path: 'accounts/what-each-permission-may',
    title: 'What each permission allows',
    about: 'The six permissions, and who can give them.',
    words:
      'owner administrator editor access open person users see six switches owner everything and can make other owners administrator except making user editor invites people gives them what they hold themselves merchant opening hours branding business money cards details campaign contacts campaigns replies someone without any look change nothing who may give all but nobody changes their own always keeps least one felt once take effect within seconds new log taken from ends just fast every device asking for more whoever opens page not finds ask access there the get notification press',
  },
  {
    path: 'accounts/who-did-what',
    title: 'Who did what',
    about: 'The activity of your business: who invited, sent, changed and looked.',
    words:
      'activity audit trail support open users and press activity owners administrators see nobody can change not even what every line says who did whom when invitations permissions two factor switched off campaigns that were sent cancelled cards added business details opening hours changed files exported filter person happened day export for file support bellbird sees nothing your unless owner lets security with reason then only look each page looks here how long lines are kept years the address came from removed after days',
  },
  {
    path: 'accounts/two-factor',
    title: 'Two-factor',
    about: 'A code from your phone at each log-in. It takes a minute to turn on.',
    words:
      'authenticator code QR remember device with two factor password alone lets nobody turn open security and press three steps follow scan the picture authenticator app your phone type key into six digits shows save ten recovery codes copy download print them tick that you have saved then done other log ins end each device proves itself once after own remember this for days are not asked there again until everyone owner who has can ask settings switch none led next goes set code works place says how many left email when they get few new makes ones ends old',
  },
  {
    path: 'accounts/lost-phone',
    title: 'Lost phone',
    about: 'Three ways back in when your authenticator app is gone.',
    words:
      'recovery code locked out reset with recovery code where you are asked for the two factor press use and type one ten codes saved open security turn off again your new phone help owner business can users reset get email log password set anew when nobody have lost both only takes hours purpose once link case that was not other owners administrators told after eight digits app ends wait',
  },
  {
    path: 'accounts/log-out-everywhere',
    title: 'Log out everywhere',
    about: 'See where you are logged in, and log out anything you don’t recognise.',
    words:
      'sessions devices lock screen your own log ins security lists every yours the browser address came from and when was last seen press out beside one all others keep only you are using that ends remembered devices too device have not before told email someone else users whoever may edit can open person them everywhere for example tablet lost switching off does same keeps takes most seconds until felt also pages moment shared computer ctrl shift mac lock screen nothing page stays visible password code opens again where were counter choose time under settings then locks itself nobody has touched long',
  },
  {
    path: 'audiences/import-a-file',
    title: 'Import a file',
    about: 'Bring in your regulars from a spreadsheet, and see every row first.',
    words:
      'CSV Excel spreadsheet upload columns spreadsheet with name and mobile number enough get csv file excel numbers google sheets save download your sheet headings the first row 200 fine you can also paste rows straight from four steps open import drop press choose columns guess which column phone correct what wrong not need are left out people say who these whether they agreed marketing see happens every before anything saved button watch work leave page keeps running itself told when done write them would dial for other countries start such each belong one contact someone list already updated added twice',
  },
  {
    path: 'audiences/rejected-rows',
    title: 'Rejected rows',
    about: 'Why some rows do not come in, and how to fix them.',
    words:
      'errors invalid phone duplicates every row file either becomes contact updates one left out with reason nothing lost silence before you import the last step counts rows what will happen them open group see their line numbers after page shows became each press download these for only that were its correct there save and most common reasons phone number has too few many digits column empty date written way can read day month year always works 2026 choice not those gave field spreadsheets like drop first zero put back where clear was meant',
  },
  {
    path: 'audiences/undo-an-import',
    title: 'Undo an import',
    about: 'Take back what a file did, without losing what you did since.',
    words:
      'undo mistake wrong file chose the wrong file mixed two columns happens how open page import after importing you are already and notification about leads there too press undo confirm can for days what takes back contacts that added removed any were changed since bin newer work not lost updated get their old values unless they marketing permission came with anyone who unsubscribed meantime stays restored one all together contact gets texts',
  },
  {
    path: 'audiences/fields-and-tags',
    title: 'Fields and tags',
    about: 'Remember more about people, and find them by it.',
    words:
      'custom fields labels filter tags tag word that several people share such regular catering make one type new while you edit contact tick contacts the list and press give all them custom fields field holds something each person suburb birthday usual order choose its text date number yes can changed later find add condition conditions ask what owner asks this month over days ago save segment keeps under name whoever matches now write into texts every put message reads their own',
  },
  {
    path: 'audiences/segments',
    title: 'Segments',
    about: 'Save a filter once, and text whoever matches it on the day.',
    words:
      'saved filter group list regulars birthday away filter segment filter with name holds fixed list whoever matches its conditions and stops matching out itself make one open contacts press add condition choose what ask tag suburb birthday this month last visit over days ago more you like they all have hold change that save give once segments stand tabs your each the number people now tab then changes new keeps old was who can see gives another shares delete takes only away stay few seconds undo text campaign tick for goes later decided when starts someone joins before gets too said stop are left marketing whatever',
  },
  {
    path: 'audiences/share-a-segment',
    title: 'Share a segment',
    about: 'Decide who in your business sees a segment, and who may change it.',
    words:
      'private sharing colleagues team permission hide who can see it everyone your business sees new segment and every campaign editor can text you keep one for some people alone choose who open the tab contacts press name see same question there when save all use those manage change only pick them under add person others not search choice that has lock beside its what each may look also conditions share delete decide needs owners administrators always everything someone leaves was shared with ends itself they made stays still changed sharing activity users templates are way their own form',
  },
  {
    path: 'audiences/who-you-may-text',
    title: 'Who you may text',
    about: 'Consent in plain words: marketing, service texts, and proof.',
    words:
      'Spam Act consent marketing transactional this guide not legal advice marketing you may send people who agreed are your customers and would expect each text has say let opt out the work free cheap bellbird contact status subscribed gets every transactional only texts about their own orders bookings unsubscribed none when import asks whether these yes for list that bought copied from somewhere left before composer says why opted never have number can twice pay those get',
  },
  {
    path: 'audiences/opt-outs',
    title: 'Opt-outs',
    about: 'What happens when someone replies STOP or uses the link.',
    words:
      'STOP START unsubscribe stop someone who replies one your texts gets more from you counts once also for campaign that running have not left yet are sent the link with optoutlink message each person their own page behind lets them choose get marketing nothing all without log coming back only can undo texting start switch has opted out protects much where see contact says since when and which way shows words came notification tells after its how many those reached',
  },
  {
    path: 'sms-marketing-campaigns/first-campaign',
    title: 'Your first campaign',
    about: 'From an empty page to a text on its way, in five minutes.',
    words:
      'send create start open new campaign one page and draft saves itself you choose write send recipients press add people everyone tag segment single contacts nobody gets twice sender who the text comes from can reply number message say whether marketing transactional preview shows read with their own names when now day time bill beside parts exact price before anything sent test your phone first then button that have seconds change mind cancel stops nothing has left after see its how far pause rest',
  },
  {
    path: 'sms-marketing-campaigns/what-it-costs',
    title: 'What it costs',
    about: 'People times parts times price, exact to the cent before you send.',
    words:
      'price bill balance refund text part australian mobile costs gst not included the bill people parts price composer counts while you write for every single person long name can make one longer than others what see button set aside held then charged when send from your balance each that accepted sending texts are rejected free end was and used yours again campaign page shows all three final cost cheaper keep 160 standard letters look marked characters curly quote emoji times much replaces press leave out who never react filter they last replied',
  },
  {
    path: 'sms-marketing-campaigns/when-you-may-send',
    title: 'When you may send',
    about: 'Hours for marketing, and what happens outside them.',
    words:
      'send window schedule Sunday night marketing has hours goes out monday friday and saturday the time zone your business does not sundays outside these composer offers next which may campaign that still running when end waits they begin again transactional texts about someone own order booking any later choose send day scheduled under with people cost until starts you can edit earlier cancel who gets decided join segment before then are account',
  },
  {
    path: 'sms-marketing-campaigns/parts-and-costly-characters',
    title: 'Parts and costly characters',
    about: 'Why one text can cost as much as three, and how to see it before you send.',
    words:
      'emoji quotes accents 160 70 what part phones carry texts parts you pay for each and person your text holds one further standard letters only 160 153 costly character more characters that cost curly quotes long dashes emoji aren single makes the whole such are not few signs square brackets count two composer marks where says adds replaces press there plain looks same names too field has counts how many get longer',
  },
  {
    path: 'sms-marketing-campaigns/placeholders',
    title: 'Placeholders',
    about: 'Put each person’s name, or any field of yours, into the text.',
    words:
      'fields first name fallback personalise put one the message press field and choose first name last custom appears text chip what each person gets their own when there nothing not everyone has your list give word use instead for example reads better than composer tells you how many people empty such check preview shows real longest whose which that may need another part opt out link optoutlink placeholder well counts toward length like everything else review leads form they tell was can once reviews are set',
  },
  {
    path: 'sms-marketing-campaigns/templates',
    title: 'Templates',
    about: 'Write it once, send it often.',
    words:
      'reuse save text bin template text use again opening hours reminder thank you make one open templates and add save what are writing the composer has name with its fields says whether marketing transactional under see how many parts needs usual length press choose your replaced can undo that start campaign keeps was sent change later nothing changes delete restore deleted goes bin come back from for ever',
  },
  {
    path: 'sms-marketing-campaigns/delivered-unknown-rejected',
    title: 'Delivered, unknown, rejected',
    about: 'What the words on a campaign’s page mean.',
    words:
      'status receipt bounced not delivered open campaign history each person has one these queued waiting for its turn sent receipt come left and the phone not confirmed yet that off confirms later delivered network refused number does exist any more unknown but came time some networks send none may well have you cancelled opted out before look closer press tab above list see only people find name steps shows when thing happened speech bubble beside what this got word export makes file texts never twice something breaks middle rather leave text than again why retry arrived',
  },
  {
    path: 'sms-marketing-campaigns/replies',
    title: 'Replies',
    about: 'Read and answer what people text back.',
    words:
      'inbox answer inbound where they are replies has conversation for each person who texted you the newest first their texts your answers and campaigns got mark menu says how many wait answer needs shows those ones asked what was meant write foot button costs before send assign gives colleague snooze puts off done ends until text again campaign page counts reached replied words beside stop start both take effect once whatever capital letters such reply marked opted out someone writes pls more wrong number own promotions them held asks keep opt people can only takes that comes from business name nobody delete all lists came filter export have bin deleted one gone whoever stays also said',
  },
  {
    path: 'sms-marketing-campaigns/stopped-for-money',
    title: 'Stopped for money',
    about: 'What happens when a campaign costs more than the balance.',
    words:
      'balance too low canceled insufficient funds before you send the composer compares price with your balance there too little button leads billing and draft stays scheduled campaign that starts later paid for when low moment cancelled whole nobody gets nothing charged get notification warns soon does not cover what planned top open press resend opens new same people text running never stops money everything can cost was set aside its start',
  },
  {
    path: 'sms-transactional-campaigns/what-is-transactional',
    title: 'What is transactional',
    about: 'Texts about someone’s own order or booking, and what they may say.',
    words:
      'service text booking reminder order transactional text about something between you and this person your table booked for seven order ready are closed the day appointment what may say facts nothing that sells soon there offer discount come again marketing also rest booking differs any time reaches people whose status only well those who subscribed does not reach opted out everything choose composer press over message bellbird remembers with campaign template has too sure then said yes get hours nobody minds',
  },
  {
    path: 'sms-transactional-campaigns/a-few-people',
    title: 'Text a few people',
    about: 'Send a text to one person, or to some whom you tick in the list.',
    words:
      'single text one person select tick quick message order is ready not every text goes whole list order ready class moved then only few people need know one person open the contacts and press phone speech bubble row quick opens with this write look price button send some type their names paste 000 numbers number that can get turns red says why others theirs all same are nobody yet saved news about something they asked for nothing may offer you also tick select first 200 ticked more give them tag add condition who match begin new campaign search name say what sort transactional own booking did agree marketing however put from your each reads costs any part australia opening bill beside shows exact before gets twice opted out texts',
  },
  {
    path: 'sms-transactional-campaigns/resend',
    title: 'Send a campaign again',
    about: 'How to reuse a text that went well, and what is counted again.',
    words:
      'resend repeat copy duplicate again same people same text open history choose the campaign and press resend its page arrow list new opens with same people sender text numbers that you had typed are too quick again name any other ends copy can tell two apart later nothing goes yet only prepares change what like words when sent send have looked bill leave meanwhile once changed something kept your drafts counted who gets joined tag since then said stop left out marketing costs price today for beside shows day time chosen not taken over now unless word care twice quickest way told some texts did arrive look first says each person happened number does exist will second either',
  },
  {
    path: 'sms-transactional-campaigns/numbers-and-names',
    title: 'Numbers and names',
    about: 'What people see as the sender of your texts, and who can text back.',
    words:
      'sender sender ID caller ID number business name verified unverified reply every text comes from sender open ids see yours what people whether they can reply and the verified numbers that number shows phone write replies also answer stop then get more texts you shared dedicated own list say which sort names business name place receive nobody back choose where want not shown phones unverified mixed with other senders your customers tell says green amber when campaign',
  },
  {
    path: 'sms-transactional-campaigns/top-up',
    title: 'Top up',
    about: 'Put money on the balance, and where it goes.',
    words:
      'pay card balance GST open billing you need business editor administrator owner pay choose amount type one from 000 card that saved amounts are australian dollars gst excluded your bank may ask confirm the balance moves when payment has succeeded did not nothing was charged and page notification say why cards methods lists them pays numbers kept provider never where went history line for each top campaign what held campaigns running shown beside home',
  },
  {
    path: 'sms-transactional-campaigns/invoices-and-gst',
    title: 'Receipts and GST',
    about: 'Print a receipt of what you paid, and what the prices say about GST.',
    words:
      'invoice receipt GST PDF print accountant tax open history under billing you need business editor administrator owner receipt each top has the end its line and campaign statement opens sheet who paid when for what how much reference that same ever press print save pdf your browser then prints keeps file can send accountant name address abn come from account one them missing add there again gst our prices are australian dollars exclude text phone australia costs part says not tax invoice claim with which keep receipts they money statements say campaigns used count both twice',
  },
  {
    path: 'demand-generation/open-a-day',
    title: 'Run a waiting list',
    about: 'Give each walk-in a number, let them wait where they like, and call them by text.',
    words:
      'waiting list queue turn walk-in call number not here nudge open waiting list and press the from then people join with code your counter you add person for someone who stands before each gets next number given twice even when many once call turn calls first one they get text their page turns green done are finished them not here nobody came move back few places second time off can undo either seconds two may same another called nudge tells further that almost most what customers see shows place about how long takes let pass say way leave right late balance empty name learned day better after take break close pause lets while calling again ends asks happens those still wait finish these all forget closed itself morning',
  },
  {
    path: 'demand-generation/messages',
    title: 'Texts of the waiting list',
    about: 'The five texts that go with a turn, what each costs, and what people may answer.',
    words:
      'message text confirmation almost ready nudge cancel leave late here stop cost price open waiting list then settings under messages each the five texts can switched off written anew beside you see how many parts has and what costs part australia text sends your own phone when they someone joins almost ready once few are ahead nudge too turn call thank review some time after done those who said yes needs link first cancelled take close names numbers their place filled for person longer may have more look price before save people answer leave takes them late lets one pass here shows that way anything else goes replies stop ends number does cancel neither stays says name board asks whether keep not row why such balance low keeps running without everyone page right with most confirmations hour decide much rush cost',
  },
  {
    path: 'demand-generation/your-qr-code',
    title: 'Your code to join',
    about: 'How customers join the waiting list by themselves, and what they see when they can’t.',
    words:
      'QR code scan join counter poster full closed privacy open waiting list and press code print the put counter window stays same from day what customers they scan with camera their phone there nothing install give first name mobile number say how many are join second still one turn that already can again page wears your colour icon when nobody while closed paused full says opening hours you next also wait about try notices itself goes two boxes neither ticked text once ask was allows after visit news offers makes someone contact whom may but only were served reached them theirs delete days count such times',
  },
  {
    path: 'demand-generation/branding',
    title: 'Branding',
    about: 'Your icon, logo and colour on the pages that customers open.',
    words:
      'colour logo icon picture contrast opt-out page some pages are seen your customers such the one which they opt out wear logo and colour buttons links alike icon open branding press choose picture png jpeg webp gif move zoom frame part that you want show counts once square for small places wider top where when photo was taken cut before anyone sees after replace remove old kept days emails still colours type own six letters digits pick page beside shows what see can always read light yellow words white not forbid keep with dark them get darker shade tells use bellbird back who may owner administrator merchant editor business',
  },
  {
    path: 'demand-generation/privacy-policy',
    title: 'Privacy policy',
    about: 'Write it, link to it, or have one made, and give customers its address.',
    words:
      'privacy policy APP data legal who keeps names and phone numbers should say what happens them open privacy policy choose one three ways write type paste your own text line that begins with heading point list two stars either side make words bold anything else html too shown plain link website has already give its address customers see button are never sent there without pressing for how people reach you keep use bellbird writes from answers why sees someone asks correct where they complain also says whether computer programs decisions matter which the act december 2026 start not legal advice binds business depends turnover kind press save public under logo colour copy puts clipboard booking page sign till when change stays was last changed',
  },
  {
    path: 'demand-generation/opening-hours',
    title: 'Opening hours',
    about: 'Your week, breaks, public holidays and other days.',
    words:
      'hours holidays closed break open opening hours the top says whether you are now and until when week switch day type from add break makes second stretch four bar under line shows two sheets end copy its every other past midnight write that before beginning ends next public holidays choose your state decide what happens rule closed usual their own after saving see each holiday months states days some years for example anzac weekend these list training summer late night such beats',
  },
];
