import { localBusinessTypes, organizationTypes } from './agent-types.ts';

/**
 * What Google shows as rich results, what it requires, and what it no longer shows.
 * Written by us from the guides named in each entry; the search gallery is
 * https://developers.google.com/search/docs/appearance/structured-data/search-gallery
 */
export const richResultsChecked = '2026-11-22';

/**
 * A rule is a path of properties, or several separated by | of which one is enough; `b&c`: both. `a>b`: b is required if a holds.
 * `a.b`: a exists, and everything in a has b. `a?.b`: only if a exists. `a?.(b|c)`: one of both. `a.$`: a is a text.
 * `a[Type,Other]`: only nodes of these types count as a. `a*.b`: the last a, by position, may omit b. `a!.b`: an a that is only
 * referenced and not on the page does not count. `a{2}`: at least two. `a+`: a number above zero. `a=Word_or_two`: a has this value.
 */
export type Rule = string;

/** Who sees a feature that Google does not show to everybody. */
export type Audience = 'usa-beta' | 'eea-beta' | 'hotel-center' | 'book-feed';

export interface RichResult {
  id: string;
  /** Google's name of the feature. */
  name: string;
  /** Types to which it applies, including subtypes. */
  types: readonly string[];
  /** Applies only where this rule holds. */
  when?: Rule;
  required: readonly Rule[];
  recommended: readonly Rule[];
  /** Google's guide; for a retired feature, the announcement. */
  url: string;
  /** Date from which Google no longer shows it (YYYY-MM or YYYY-MM-DD); null if it is still shown. */
  retired: string | null;
  /** Audience or participants of a feature that needs more than markup; null for everybody. */
  limited: Audience | null;
  /** The type is also ordinary markup, so using it is no fault even when the feature is retired. */
  aside: boolean;
  /** How we read the guide on `richResultsChecked`: the original, or quoted by others. */
  mark: 'primary' | 'secondary';
}

const guides = 'https://developers.google.com/search/docs/appearance/structured-data/';
const june2025 = 'https://developers.google.com/search/blog/2025/06/simplifying-search-results';
const changelog = 'https://developers.google.com/search/updates';
const list = (text: string): string[] => text.split(' ').filter(Boolean);

const articles =
  'Article ' +
  'APIReference AdvertiserContentArticle AnalysisNewsArticle AskPublicNewsArticle BackgroundNewsArticle BlogPosting LiveBlogPosting ' +
  'MedicalScholarlyArticle NewsArticle OpinionNewsArticle Report ReportageNewsArticle ReviewNewsArticle SatiricalArticle ' +
  'ScholarlyArticle TechArticle';
const events =
  'Event ' +
  'BusinessEvent ChildrensEvent ComedyEvent ConferenceEvent DanceEvent DeliveryEvent EducationEvent EventSeries ExhibitionEvent Festival FoodEvent ' +
  'Hackathon LiteraryEvent MusicEvent PerformingArtsEvent SaleEvent ScreeningEvent SocialEvent SportsEvent TheaterEvent ' +
  'VisualArtsEvent';
/** Vacation rentals have a separate guide. */
const localBusinesses = `LocalBusiness ${localBusinessTypes.filter((type) => type !== 'LocalBusiness' && type !== 'VacationRental').join(' ')}`;
const organizations = organizationTypes.join(' ');

const places =
  `Place ${localBusinesses} ` +
  'Accommodation AdministrativeArea Airport Apartment ApartmentComplex Aquarium Beach BoatTerminal BodyOfWater Bridge BuddhistTemple BusStation ' +
  'BusStop CampingPitch Canal CatholicChurch Cemetery Church City CityHall CivicStructure CollegeOrUniversity Continent Country Courthouse ' +
  'Crematorium DefenceEstablishment DefinedRegion EducationalOrganization ElementarySchool Embassy EventVenue GatedResidenceCommunity ' +
  'GovernmentBuilding HighSchool HinduTemple HotelRoom House LakeBodyOfWater Landform LandmarksOrHistoricalBuildings LegislativeBuilding ' +
  'MeetingRoom MiddleSchool Mosque Mountain Museum MusicVenue OceanBodyOfWater Park ParkingFacility PerformingArtsTheater PlaceOfWorship ' +
  'Playground Pond Preschool PublicToilet RVPark Reservoir Residence RiverBodyOfWater Room School SchoolDistrict SeaBodyOfWater ' +
  'SingleFamilyResidence State SubwayStation Suite Synagogue TaxiStand TouristAttraction TouristDestination TrainStation VacationRental ' +
  'Volcano Waterfall Zoo';
/** Type in a rule → subtypes that match it. */
export const subtypes: ReadonlyMap<string, readonly string[]> = new Map([['Place', list(places)]]);

/** Google accepts a vehicle as a product only if both types are declared. */
const products = 'Product IndividualProduct ProductModel SomeProducts';
/** Ratings and reviews within other items (review snippet). */
const ratings =
  'aggregateRating?.ratingValue aggregateRating?.(ratingCount|reviewCount) review?.author review?[Review].reviewRating?.ratingValue';

type More = Partial<Pick<RichResult, 'when' | 'url' | 'mark' | 'aside'>> & { retired?: string; limited?: Audience };
const entry = (
  id: string,
  name: string,
  types: string,
  required: string,
  recommended: string,
  { when, retired, limited, url, mark, aside }: More = {},
): RichResult => ({
  id,
  name,
  types: list(types),
  required: list(required),
  recommended: list(recommended),
  url: url ?? `${guides}${id}`,
  retired: retired ?? null,
  limited: limited ?? null,
  aside: aside ?? false,
  mark: mark ?? 'secondary',
  ...(when ? { when } : {}),
});

export const richResults: readonly RichResult[] = [
  entry('article', 'Article', articles, '', 'headline image datePublished dateModified author author?.name author?.(url|sameAs)'),
  entry(
    'paywalled-content',
    'Subscription and paywalled content',
    `${articles} CreativeWork Blog Comment Course HowTo Message Review WebPage`,
    'isAccessibleForFree',
    'hasPart[WebPageElement].cssSelector',
    { when: 'hasPart[WebPageElement].isAccessibleForFree=false' },
  ),
  entry('speakable', 'Speakable', `${articles} WebPage`, 'speakable.(cssSelector|xpath|xPath)', '', {
    when: 'speakable[SpeakableSpecification]',
    limited: 'usa-beta',
  }),
  entry(
    'breadcrumb',
    'Breadcrumb',
    'BreadcrumbList',
    'itemListElement{2} itemListElement.position itemListElement.(name|item!.name) itemListElement*.item',
    '',
  ),
  entry('carousel', 'Carousel', 'ItemList', 'itemListElement{2} itemListElement.position itemListElement.(item.url|url|item.@id)', '', {
    when: 'itemListElement.item[Course,Movie,Recipe,Restaurant]',
  }),
  entry(
    'carousels-beta',
    'Carousel (beta)',
    'ItemList',
    'itemListElement{3} itemListElement.position itemListElement.item.name itemListElement.item.image itemListElement.item.(url|@id)',
    '',
    {
      when: `itemListElement.item[Product,${list(localBusinesses)
        .filter((type) => type !== 'Restaurant')
        .join()},${list(events).join()}]`,
      limited: 'eea-beta',
    },
  ),
  entry(
    'course',
    'Course list',
    'ItemList',
    'itemListElement.item.name itemListElement.item.description',
    'itemListElement.item.provider',
    { when: 'itemListElement.item[Course]' },
  ),
  entry(
    'dataset',
    'Dataset (in Dataset Search)',
    'Dataset',
    'name description',
    'creator license distribution|includedInDataCatalog identifier|url',
    { mark: 'primary', url: `${changelog}#simplification-nov` },
  ),
  entry(
    'discussion-forum',
    'Discussion forum',
    'DiscussionForumPosting SocialMediaPosting',
    'author author?.name datePublished text|image|video|sharedContent|url',
    'headline author?.url comment interactionStatistic url',
  ),
  entry('education-qa', 'Education Q&A', 'Quiz', 'hasPart.(text|name) hasPart.acceptedAnswer.text', 'about educationalAlignment', {
    when: 'hasPart.eduQuestionType=Flashcard',
  }),
  entry(
    'employer-rating',
    'Employer aggregate rating',
    'EmployerAggregateRating',
    'itemReviewed.name ratingValue ratingCount|reviewCount',
    'bestRating worstRating',
  ),
  entry(
    'event',
    'Event',
    events,
    'name startDate location location?[Place].address',
    'endDate description eventStatus image location?.name offers organizer performer offers?.(price|lowPrice) offers?.priceCurrency',
  ),
  entry(
    'image-license-metadata',
    'Image metadata',
    'ImageObject',
    'contentUrl|url creator|creditText|copyrightNotice|license',
    'acquireLicensePage license creator creditText copyrightNotice',
    { when: 'license|acquireLicensePage|creditText|copyrightNotice' },
  ),
  entry(
    'job-posting',
    'Job posting',
    'JobPosting',
    'datePosted description hiringOrganization hiringOrganization?.name jobLocation|applicantLocationRequirements jobLocation?[Place].address.(addressCountry|$) title',
    'baseSalary employmentType identifier validThrough directApply',
  ),
  entry(
    'local-business',
    'Local business',
    localBusinesses,
    `name address ${ratings}`,
    'telephone url openingHoursSpecification|openingHours geo priceRange',
  ),
  entry(
    'loyalty-program',
    'Loyalty program',
    `${organizations} ${localBusinesses}`,
    'hasMemberProgram.name hasMemberProgram.description hasMemberProgram.hasTiers.name hasMemberProgram.hasTiers.hasTierBenefit',
    'hasMemberProgram.url hasMemberProgram.hasTiers.(hasTierBenefit=TierBenefitLoyaltyPoints>membershipPointsEarned)',
    { when: 'hasMemberProgram' },
  ),
  entry(
    'math-solvers',
    'Math solver',
    'MathSolver',
    'potentialAction potentialAction?.mathExpression-input potentialAction?.target url usageInfo',
    'inLanguage potentialAction?.eduQuestionType',
    { mark: 'primary' },
  ),
  entry('movie', 'Movie', 'Movie', `name image ${ratings}`, 'director dateCreated|datePublished aggregateRating review'),
  entry('organization', 'Organization', organizations, '', 'name url logo|image'),
  entry(
    'product-snippet',
    'Product snippet',
    products,
    `name review|aggregateRating|offers ${ratings} offers?[Offer].(price|priceSpecification.price|priceSpecification.minPrice) offers?[AggregateOffer].lowPrice offers?[AggregateOffer].priceCurrency`,
    'aggregateRating review offers?[Offer].(priceCurrency|priceSpecification.priceCurrency) offers?[Offer].availability offers?[Offer].(priceValidUntil|priceSpecification.validThrough) offers?[AggregateOffer].highPrice offers?[AggregateOffer].offerCount',
  ),
  // A free game or app cannot meet this, so no price above 0 is required for it.
  entry(
    'merchant-listing',
    'Merchant listing',
    products,
    'image offers[Offer].(price+|priceSpecification.price+) offers.(priceCurrency|priceSpecification.priceCurrency)',
    // Recommended since 2026-05-22 for adult-only products, and not required for others.
    'description brand gtin|gtin8|gtin12|gtin13|gtin14|isbn|mpn|sku offers.availability offers.hasMerchantReturnPolicy offers.shippingDetails hasAdultConsideration?',
    { when: 'offers[Offer].(price+|priceSpecification.price+)', mark: 'primary' },
  ),
  entry(
    'product-variants',
    'Product variants',
    'ProductGroup',
    `name ${ratings}`,
    'hasVariant productGroupID variesBy brand url|hasVariant.offers.url',
  ),
  entry(
    'profile-page',
    'Profile page',
    'ProfilePage',
    'mainEntity mainEntity.(name|alternateName)',
    'mainEntity.(image|description|sameAs|interactionStatistic|agentInteractionStatistic) dateModified',
  ),
  entry(
    'qapage',
    'Q&A',
    'QAPage',
    'mainEntity mainEntity.name mainEntity.answerCount mainEntity.(acceptedAnswer|suggestedAnswer) mainEntity.acceptedAnswer?.text mainEntity.suggestedAnswer?.text',
    'mainEntity.text mainEntity.author mainEntity.datePublished mainEntity.upvoteCount',
  ),
  entry(
    'recipe',
    'Recipe',
    'Recipe',
    `name image ${ratings}`,
    'author recipeIngredient recipeInstructions totalTime|prepTime totalTime|cookTime nutrition.calories>recipeYield recipeCategory recipeCuisine description keywords datePublished nutrition.calories aggregateRating video',
  ),
  entry(
    'return-policy',
    'Return policy',
    `${organizations} ${localBusinesses}`,
    'hasMerchantReturnPolicy.(merchantReturnLink|applicableCountry&returnPolicyCategory) hasMerchantReturnPolicy.(returnPolicyCategory=MerchantReturnFiniteReturnWindow>merchantReturnLink|merchantReturnDays)',
    'hasMerchantReturnPolicy.(merchantReturnLink|returnFees|customerRemorseReturnFees) hasMerchantReturnPolicy.(merchantReturnLink|returnMethod)',
    { when: 'hasMerchantReturnPolicy' },
  ),
  entry(
    'review-snippet',
    'Review snippet',
    'Review CriticReview UserReview',
    'itemReviewed.name author reviewRating.ratingValue',
    'author.name datePublished',
  ),
  entry('aggregate-rating', 'Aggregate rating', 'AggregateRating', 'itemReviewed.name ratingValue ratingCount|reviewCount', '', {
    url: `${guides}review-snippet`,
  }),
  entry(
    'shipping-policy',
    'Shipping policy',
    `${organizations} ${localBusinesses}`,
    'hasShippingService.shippingConditions',
    'hasShippingService.(name|description) hasShippingService.handlingTime',
    { when: 'hasShippingService' },
  ),
  entry(
    'software-app',
    'Software app',
    'SoftwareApplication MobileApplication WebApplication',
    `name offers.(price|lowPrice) aggregateRating|review ${ratings}`,
    'applicationCategory operatingSystem',
  ),
  entry(
    'vacation-rental',
    'Vacation rental',
    'VacationRental',
    'name identifier image containsPlace containsPlace?.occupancy.value latitude|geo.latitude longitude|geo.longitude',
    'address aggregateRating review brand',
    { limited: 'hotel-center' },
  ),
  entry('video', 'Video', 'VideoObject', 'name thumbnailUrl uploadDate', 'contentUrl|embedUrl description duration'),
  entry(
    'video-live',
    'Live badge of a video',
    'VideoObject',
    'publication[BroadcastEvent].isLiveBroadcast publication[BroadcastEvent].startDate publication[BroadcastEvent].endDate',
    '',
    { when: 'publication[BroadcastEvent]', url: `${guides}video#broadcast-event` },
  ),
  entry(
    'video-clips',
    'Key moments of a video (clips)',
    'VideoObject',
    'hasPart[Clip].name hasPart[Clip].startOffset hasPart[Clip].url',
    'hasPart[Clip].endOffset',
    { when: 'hasPart[Clip]', url: `${guides}video#clip` },
  ),
  entry(
    'video-seek',
    'Key moments of a video (seek)',
    'VideoObject',
    'potentialAction[SeekToAction].startOffset-input potentialAction[SeekToAction].target',
    '',
    { when: 'potentialAction[SeekToAction]', url: `${guides}video#seek` },
  ),
  entry('book', 'Book actions', 'Book', '', '', {
    when: 'potentialAction[ReadAction,BorrowAction]',
    limited: 'book-feed',
    mark: 'primary',
    url: `${changelog}#simplification-nov`,
  }),

  entry('how-to', 'How-to', 'HowTo', 'name step', '', {
    retired: '2023-09-13',
    url: 'https://developers.google.com/search/blog/2023/08/howto-faq-changes',
  }),
  entry('sitelinks-searchbox', 'Sitelinks search box', 'WebSite', '', '', {
    when: 'potentialAction[SearchAction]',
    retired: '2024-11-21',
    aside: true,
    url: 'https://developers.google.com/search/blog/2024/10/sitelinks-search-box',
  }),
  entry('course-info', 'Course info', 'Course', '', '', { when: 'hasCourseInstance', retired: '2025-06', url: june2025, mark: 'primary' }),
  entry('factcheck', 'Claim review', 'ClaimReview', 'claimReviewed reviewRating url', '', {
    retired: '2025-06',
    url: june2025,
    mark: 'primary',
  }),
  entry('estimated-salary', 'Estimated salary', 'Occupation', '', '', {
    when: 'estimatedSalary',
    retired: '2025-06',
    url: june2025,
    mark: 'primary',
  }),
  entry('learning-video', 'Learning video', 'LearningResource', '', '', {
    when: 'uploadDate|thumbnailUrl',
    retired: '2025-06',
    url: june2025,
    mark: 'primary',
  }),
  entry('special-announcements', 'Special announcement', 'SpecialAnnouncement', '', '', {
    retired: '2025-06',
    url: june2025,
    mark: 'primary',
  }),
  entry('vehicle-listing', 'Vehicle listing', 'Vehicle BusOrCoach Car Motorcycle MotorizedBicycle', '', '', {
    when: 'vehicleIdentificationNumber|mileageFromOdometer',
    retired: '2025-06',
    url: june2025,
    mark: 'primary',
  }),
  entry('practice-problems', 'Practice problem', 'Quiz', '', '', {
    when: 'hasPart.eduQuestionType=Checkbox|hasPart.eduQuestionType=Multiple_choice',
    retired: '2026-01',
    url: changelog,
    mark: 'primary',
  }),
  entry('faqpage', 'FAQ', 'FAQPage', 'mainEntity mainEntity.name mainEntity.acceptedAnswer.text', '', {
    retired: '2026-05-07',
    url: `${changelog}#faq-deprecation`,
    mark: 'primary',
  }),
];

/** Types of schema.org that Google shows as a rich result. @param id that of the result */
export const typesOfRichResult = (id: string): ReadonlySet<string> => new Set(richResults.find((result) => result.id === id)?.types);

/** The required notation of a value. `count`: a positive integer. `rating`: within its scale. */
export type Format =
  | 'link'
  | 'date'
  | 'duration'
  | 'currency'
  | 'price'
  | 'rating'
  | 'count'
  | 'position'
  | 'url'
  | 'availability'
  | 'condition'
  | 'event-status'
  | 'attendance'
  | 'boolean';

const formatOf: Record<Format, string> = {
  date: 'datePublished dateModified dateCreated uploadDate datePosted validThrough priceValidUntil startDate endDate expires foundingDate previousStartDate',
  duration: 'duration totalTime prepTime cookTime performTime',
  currency: 'priceCurrency currency salaryCurrency',
  price: 'price lowPrice highPrice minPrice maxPrice',
  rating: 'ratingValue',
  count: 'ratingCount reviewCount',
  position: 'position',
  link: 'item',
  url: 'url image logo thumbnailUrl contentUrl embedUrl sameAs acquireLicensePage license',
  availability: 'availability',
  condition: 'itemCondition',
  'event-status': 'eventStatus',
  attendance: 'eventAttendanceMode',
  boolean: 'isAccessibleForFree directApply',
};
/** Property → format of its texts and numbers, in any item that can become a rich result. */
export const formats: ReadonlyMap<string, Format> = new Map(
  Object.entries(formatOf).flatMap(([format, names]) => list(names).map((name) => [name, format as Format] as const)),
);

/** Members of the schema.org enumerations that Google reads. */
export const members: Readonly<Partial<Record<Format, readonly string[]>>> = {
  availability: list(
    'BackOrder Discontinued InStock InStoreOnly LimitedAvailability MadeToOrder OnlineOnly OutOfStock PreOrder PreSale Reserved SoldOut',
  ),
  condition: list('DamagedCondition NewCondition RefurbishedCondition UsedCondition'),
  'event-status': list('EventCancelled EventMovedOnline EventPostponed EventRescheduled EventScheduled'),
  attendance: list('MixedEventAttendanceMode OfflineEventAttendanceMode OnlineEventAttendanceMode'),
};
