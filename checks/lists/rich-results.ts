/**
 * What Google shows as rich results, what it asks for, and what it no longer shows.
 * Written down by us from the guides that each entry names; the search gallery is
 * https://developers.google.com/search/docs/appearance/structured-data/search-gallery
 */
export const richResultsChecked = '2026-11-21';

/**
 * A rule is a path of properties, or several with | between them of which one is enough.
 * `a.b`: a is there, and everything in a has b. `a?.b`: only where a is there. `a?.(b|c)`: one of both.
 * `a[Type,Other]`: only nodes of these types count as a. `a*.b`: the last a may go without b. `a=Word_or_two`: a has this value.
 */
export type Rule = string;

export interface RichResult {
  id: string;
  /** Google's name of the feature. */
  name: string;
  /** Types it applies to, subtypes included. */
  types: readonly string[];
  /** Applies only where this rule holds. */
  when?: Rule;
  required: readonly Rule[];
  recommended: readonly Rule[];
  /** Guide of Google; for a retired one, the announcement. */
  url: string;
  /** Month since when Google no longer shows it (YYYY-MM); null for those it shows. */
  retired: string | null;
}

const guides = 'https://developers.google.com/search/docs/appearance/structured-data/';
const june2025 = 'https://developers.google.com/search/blog/2025/06/simplifying-search-results';
const list = (text: string): string[] => text.split(' ').filter(Boolean);

const articles = 'Article '
  + 'AdvertiserContentArticle AnalysisNewsArticle AskPublicNewsArticle BackgroundNewsArticle BlogPosting LiveBlogPosting '
  + 'MedicalScholarlyArticle NewsArticle OpinionNewsArticle Report ReportageNewsArticle ReviewNewsArticle SatiricalArticle '
  + 'ScholarlyArticle TechArticle';
const events = 'Event '
  + 'BusinessEvent ChildrensEvent ComedyEvent ConferenceEvent DanceEvent DeliveryEvent EducationEvent ExhibitionEvent Festival FoodEvent '
  + 'Hackathon LiteraryEvent MusicEvent PerformingArtsEvent SaleEvent ScreeningEvent SocialEvent SportsEvent TheaterEvent '
  + 'VisualArtsEvent';
const localBusinesses = 'LocalBusiness '
  + 'AccountingService AdultEntertainment AmusementPark AnimalShelter ArchiveOrganization ArtGallery Attorney Audiology AutoBodyShop '
  + 'AutoDealer AutoPartsStore AutoRental AutoRepair AutoWash AutomatedTeller AutomotiveBusiness Bakery BankOrCreditUnion BarOrPub '
  + 'BeautySalon BedAndBreakfast BikeStore BookStore BowlingAlley Brewery CafeOrCoffeeShop Campground Casino ChildCare ClothingStore '
  + 'ComedyClub CommunityHealth ComputerStore ConvenienceStore CovidTestingFacility DaySpa Dentist DepartmentStore Dermatology '
  + 'DietNutrition Distillery DryCleaningOrLaundry Electrician ElectronicsStore Emergency EmergencyService EmploymentAgency '
  + 'EntertainmentBusiness ExerciseGym FastFoodRestaurant FinancialService FireStation Florist FoodEstablishment FurnitureStore '
  + 'GardenStore GasStation GeneralContractor Geriatric GolfCourse GovernmentOffice GroceryStore Gynecologic HVACBusiness HairSalon '
  + 'HardwareStore HealthAndBeautyBusiness HealthClub HobbyShop HomeAndConstructionBusiness HomeGoodsStore Hospital Hostel Hotel '
  + 'HousePainter IceCreamShop IndividualPhysician InsuranceAgency InternetCafe JewelryStore LegalService Library LiquorStore Locksmith '
  + 'LodgingBusiness MedicalBusiness MedicalClinic MensClothingStore Midwifery MobilePhoneStore Motel MotorcycleDealer MotorcycleRepair '
  + 'MovieRentalStore MovieTheater MovingCompany MusicStore NailSalon NightClub Notary Nursing Obstetric OfficeEquipmentStore Oncologic '
  + 'Ophthalmology Optician Optometric Otolaryngologic OutletStore PawnShop Pediatric PetStore Pharmacy Physician PhysiciansOffice '
  + 'Physiotherapy PlasticSurgery Plumber Podiatric PoliceStation PostOffice PrimaryCare ProfessionalService Psychiatric PublicHealth '
  + 'PublicSwimmingPool RadioStation RealEstateAgent RecyclingCenter Resort Restaurant RoofingContractor SelfStorage ShoeStore '
  + 'ShoppingCenter SkiResort SportingGoodsStore SportsActivityLocation SportsClub StadiumOrArena Store TattooParlor TelevisionStation '
  + 'TennisComplex TireShop TouristInformationCenter ToyStore TravelAgency WholesaleStore Winery';
const organizations = 'Organization '
  + 'Airline CollegeOrUniversity Consortium Cooperative Corporation DanceGroup DiagnosticLab EducationalOrganization ElementarySchool '
  + 'FundingAgency FundingScheme GovernmentOrganization HighSchool LibrarySystem MedicalOrganization MiddleSchool MusicGroup NGO '
  + 'NewsMediaOrganization OnlineBusiness OnlineMarketplace OnlineStore PerformingGroup PoliticalParty Preschool Project '
  + 'ResearchOrganization ResearchProject School SearchRescueOrganization SportsOrganization SportsTeam TheaterGroup VeterinaryCare '
  + 'WorkersUnion';

/** Ratings and reviews in other things (review snippet). */
const ratings = 'aggregateRating?.ratingValue aggregateRating?.(ratingCount|reviewCount) review?.author review?[Review].reviewRating?.ratingValue';

interface More { when?: Rule; retired?: string; url?: string }
const entry = (id: string, name: string, types: string, required: string, recommended: string, { when, retired, url }: More = {}): RichResult => ({
  id, name, types: list(types), required: list(required), recommended: list(recommended),
  url: url ?? `${guides}${id}`, retired: retired ?? null, ...(when ? { when } : {}),
});

export const richResults: readonly RichResult[] = [
  entry('article', 'Article', articles, '', 'headline image datePublished dateModified author author?.name author?.(url|sameAs)'),
  entry('paywalled-content', 'Subscription and paywalled content', `${articles} CreativeWork WebPage`,
    'hasPart.isAccessibleForFree hasPart.cssSelector', '', { when: 'hasPart[WebPageElement]' }),
  entry('speakable', 'Speakable', `${articles} WebPage`, 'speakable.(cssSelector|xpath|xPath)', '', { when: 'speakable[SpeakableSpecification]' }),
  entry('breadcrumb', 'Breadcrumb', 'BreadcrumbList', 'itemListElement.position itemListElement.(name|item.name) itemListElement*.item', ''),
  entry('carousel', 'Carousel', 'ItemList', 'itemListElement.position itemListElement.(item.url|url|item.@id)', '',
    { when: 'itemListElement.item[Course,Movie,Recipe,Restaurant]' }),
  entry('course', 'Course list', 'ItemList', 'itemListElement.item.name itemListElement.item.description', 'itemListElement.item.provider',
    { when: 'itemListElement.item[Course]' }),
  entry('dataset', 'Dataset (in Dataset Search)', 'Dataset', 'name description', 'creator license distribution|includedInDataCatalog identifier|url'),
  entry('discussion-forum', 'Discussion forum', 'DiscussionForumPosting SocialMediaPosting', 'author author?.name datePublished text|image|video|sharedContent',
    'headline author?.url comment interactionStatistic url'),
  entry('education-qa', 'Education Q&A', 'Quiz', 'hasPart.(text|name) hasPart.acceptedAnswer.text', 'about educationalAlignment', { when: 'hasPart.eduQuestionType=Flashcard' }),
  entry('employer-rating', 'Employer aggregate rating', 'EmployerAggregateRating', 'itemReviewed.name ratingValue ratingCount|reviewCount', 'bestRating worstRating'),
  entry('event', 'Event', events, 'name startDate location location?[Place].address',
    'endDate description eventStatus image location?.name offers organizer performer offers?.(price|lowPrice) offers?.priceCurrency'),
  entry('image-license-metadata', 'Image metadata', 'ImageObject', 'contentUrl creator|creditText|copyrightNotice|license', 'acquireLicensePage license creator creditText copyrightNotice',
    { when: 'license|acquireLicensePage|creditText|copyrightNotice' }),
  entry('job-posting', 'Job posting', 'JobPosting', 'datePosted description hiringOrganization hiringOrganization?.name jobLocation|jobLocationType jobLocation?[Place].address title',
    'baseSalary employmentType identifier validThrough directApply jobLocation?.address.addressCountry'),
  entry('local-business', 'Local business', localBusinesses, `name address ${ratings}`, 'telephone url openingHoursSpecification|openingHours geo priceRange'),
  entry('math-solvers', 'Math solver', 'MathSolver', 'potentialAction potentialAction?.target url usageInfo', 'name inLanguage potentialAction?.eduQuestionType'),
  entry('movie', 'Movie', 'Movie', `name image ${ratings}`, 'director dateCreated|datePublished'),
  entry('organization', 'Organization', organizations, '', 'name url logo|image'),
  entry('product-snippet', 'Product snippet', 'Product IndividualProduct ProductModel SomeProducts Vehicle Car Motorcycle',
    `name review|aggregateRating|offers ${ratings} offers?[Offer].(price|priceSpecification.price|priceSpecification.minPrice) offers?[AggregateOffer].lowPrice offers?[AggregateOffer].priceCurrency`,
    'offers?[Offer].(priceCurrency|priceSpecification.priceCurrency) offers?[Offer].availability'),
  entry('merchant-listing', 'Merchant listing', 'Product IndividualProduct ProductModel SomeProducts Vehicle Car Motorcycle',
    'image offers.(priceCurrency|priceSpecification.priceCurrency)',
    'description brand gtin|gtin8|gtin12|gtin13|gtin14|isbn|mpn|sku offers.availability offers.hasMerchantReturnPolicy offers.shippingDetails', { when: 'offers[Offer].(price|priceSpecification.price)' }),
  entry('product-variants', 'Product variants', 'ProductGroup', `name ${ratings}`, 'hasVariant productGroupID variesBy brand url|hasVariant.offers.url'),
  entry('profile-page', 'Profile page', 'ProfilePage', 'mainEntity mainEntity.name', 'mainEntity.(image|description|sameAs|interactionStatistic|agentInteractionStatistic) dateModified'),
  entry('qapage', 'Q&A', 'QAPage', 'mainEntity mainEntity.name mainEntity.answerCount mainEntity.(acceptedAnswer|suggestedAnswer) mainEntity.acceptedAnswer?.text mainEntity.suggestedAnswer?.text',
    'mainEntity.text mainEntity.author mainEntity.datePublished mainEntity.upvoteCount'),
  entry('recipe', 'Recipe', 'Recipe', `name image ${ratings}`,
    'author recipeIngredient recipeInstructions totalTime|prepTime recipeYield recipeCategory recipeCuisine description keywords datePublished nutrition.calories'),
  entry('review-snippet', 'Review snippet', 'Review CriticReview UserReview AggregateRating', 'itemReviewed.name', '', { when: 'itemReviewed' }),
  entry('review', 'Review', 'Review CriticReview UserReview', 'author reviewRating.ratingValue', 'author.name datePublished', { when: 'itemReviewed', url: `${guides}review-snippet` }),
  entry('aggregate-rating', 'Aggregate rating', 'AggregateRating', 'ratingValue ratingCount|reviewCount', '', { when: 'itemReviewed', url: `${guides}review-snippet` }),
  entry('software-app', 'Software app', 'SoftwareApplication MobileApplication WebApplication', `name offers.(price|lowPrice) aggregateRating|review ${ratings}`, 'applicationCategory operatingSystem'),
  entry('vacation-rental', 'Vacation rental', 'VacationRental',
    'name identifier image containsPlace containsPlace?.occupancy.value latitude|geo.latitude longitude|geo.longitude', 'address aggregateRating review brand'),
  entry('video', 'Video', 'VideoObject', 'name thumbnailUrl uploadDate', 'contentUrl|embedUrl description duration'),

  entry('how-to', 'How-to', 'HowTo', 'name step', '', { retired: '2023-09', url: 'https://developers.google.com/search/blog/2023/08/howto-faq-changes' }),
  entry('book', 'Book actions', 'Book', '', '', { when: 'potentialAction[ReadAction,BorrowAction]', retired: '2025-06', url: june2025 }),
  entry('course-info', 'Course info', 'Course', '', '', { when: 'hasCourseInstance', retired: '2025-06', url: june2025 }),
  entry('factcheck', 'Claim review', 'ClaimReview', 'claimReviewed reviewRating url', '', { retired: '2025-06', url: june2025 }),
  entry('estimated-salary', 'Estimated salary', 'Occupation', '', '', { when: 'estimatedSalary', retired: '2025-06', url: june2025 }),
  entry('learning-video', 'Learning video', 'LearningResource', '', '', { when: 'uploadDate|thumbnailUrl', retired: '2025-06', url: june2025 }),
  entry('special-announcements', 'Special announcement', 'SpecialAnnouncement', '', '', { retired: '2025-06', url: june2025 }),
  entry('vehicle-listing', 'Vehicle listing', 'Vehicle Car Motorcycle BusOrCoach', '', '', { when: 'vehicleIdentificationNumber|mileageFromOdometer', retired: '2025-06', url: june2025 }),
  entry('practice-problems', 'Practice problem', 'Quiz', '', '',
    { when: 'hasPart.eduQuestionType=Checkbox|hasPart.eduQuestionType=Multiple_choice', retired: '2026-01', url: `${guides}practice-problems` }),
  entry('faqpage', 'FAQ', 'FAQPage', 'mainEntity mainEntity.name mainEntity.acceptedAnswer.text', '', { retired: '2026-05', url: `${guides}faqpage` }),
];

/** How a value has to be written. `count`: a positive whole number. `rating`: within its scale. */
export type Format = 'date' | 'duration' | 'currency' | 'price' | 'rating' | 'count' | 'position' | 'url' | 'availability' | 'condition' | 'event-status' | 'attendance' | 'boolean';

const formatOf: Record<Format, string> = {
  date: 'datePublished dateModified dateCreated uploadDate datePosted validThrough priceValidUntil startDate endDate expires foundingDate previousStartDate',
  duration: 'duration totalTime prepTime cookTime performTime',
  currency: 'priceCurrency currency salaryCurrency',
  price: 'price lowPrice highPrice minPrice maxPrice',
  rating: 'ratingValue',
  count: 'ratingCount reviewCount',
  position: 'position',
  url: 'url image logo thumbnailUrl contentUrl embedUrl sameAs acquireLicensePage license',
  availability: 'availability',
  condition: 'itemCondition',
  'event-status': 'eventStatus',
  attendance: 'eventAttendanceMode',
  boolean: 'isAccessibleForFree directApply',
};
/** Property → format of its texts and numbers, wherever it stands in an item that can become a rich result. */
export const formats: ReadonlyMap<string, Format> = new Map(
  Object.entries(formatOf).flatMap(([format, names]) => list(names).map((name) => [name, format as Format] as const)),
);

/** Members of the enumerations that Google reads, from schema.org. */
export const members: Readonly<Partial<Record<Format, readonly string[]>>> = {
  availability: list('BackOrder Discontinued InStock InStoreOnly LimitedAvailability MadeToOrder OnlineOnly OutOfStock PreOrder PreSale Reserved SoldOut'),
  condition: list('DamagedCondition NewCondition RefurbishedCondition UsedCondition'),
  'event-status': list('EventCancelled EventMovedOnline EventPostponed EventRescheduled EventScheduled'),
  attendance: list('MixedEventAttendanceMode OfflineEventAttendanceMode OnlineEventAttendanceMode'),
};
